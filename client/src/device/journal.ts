/** Rows of text by name in IndexedDB: what a device keeps of its tables. Rows are written together or not at all. */
const NAME = "prichal";
const STORE = "rows";
const LAST = "\uffff";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no IndexedDB"));
  });
}

/** A browser that keeps nothing has an empty journal, in which nothing can be written: the host says so, and plays on. */
export class Journal {
  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(): Promise<Journal> {
    return new Journal(await open().catch(() => null));
  }

  /** The rows whose names begin so, as a JSON object. */
  read = async (prefix: string): Promise<string> => {
    if (this.database === null) return "{}";
    const store = this.database.transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [names, rows] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return JSON.stringify(Object.fromEntries(names.map((name, place) => [String(name), rows[place] as string])));
  };

  /** Writes rows, null takes one away; returns once the browser says that they are on the disk. */
  write = (rows: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (this.database === null) throw new Error("no IndexedDB");
      const change = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = change.objectStore(STORE);
      for (const [name, row] of Object.entries(JSON.parse(rows) as Record<string, string | null>)) {
        if (row === null) store.delete(name);
        else store.put(row, name);
      }
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("not written"));
    });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
