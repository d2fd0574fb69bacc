/** Options by number, also those from ten on: a digit that could go on waits a moment for the next one. */
const PATIENCE = 700;

export class Digits {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly choose: (number: number) => void) {}

  /** Takes a digit; `count` options are there, numbered from 1. False where no option's number goes on like that. */
  type(digit: string, count: number): boolean {
    clearTimeout(this.timer);
    const typed = `${this.typed}${digit}`;
    const number = Number(typed);
    this.typed = "";
    if (number < 1 || number > count) return false;
    if (number * 10 > count) {
      this.choose(number);
      return true;
    }
    this.typed = typed;
    this.timer = setTimeout(() => {
      this.typed = "";
      this.choose(number);
    }, PATIENCE);
    return true;
  }

  /** Something else was pressed. */
  forget(): void {
    clearTimeout(this.timer);
    this.typed = "";
  }
}
