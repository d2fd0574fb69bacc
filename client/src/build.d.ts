/** Put in by the build: whether this page plays without a server (`make static`). */
declare const WITHOUT_SERVER: boolean;
