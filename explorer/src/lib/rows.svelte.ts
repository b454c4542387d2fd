// A table of the server. The page has the blocks of rows around the visible ones.
export interface Block<Row> {
  rows: Row[];
  total: number;
}

const BLOCK = 100;
const MOST_BLOCKS = 12;

export class Rows<Row> {
  total = $state(0);
  #blocks = $state.raw(new Map<number, Row[]>());
  #requested = new Set<number>();
  #fetch: (start: number, count: number) => Promise<Block<Row> | null>;
  /** The table whose rows are shown until the first block of this table arrives. */
  #before: Rows<Row> | null;

  constructor(fetch: (start: number, count: number) => Promise<Block<Row> | null>, before: Rows<Row> | null = null) {
    this.#fetch = fetch;
    this.#before = before;
    if (before) {
      this.total = before.total;
      before.#before = null;
    }
  }

  /** True if the rows of the previous table are shown. */
  get isStale(): boolean {
    return this.#blocks.size === 0;
  }

  get(index: number): Row | undefined {
    const block = this.#blocks.get(Math.floor(index / BLOCK));
    return block ? block[index % BLOCK] : this.#blocks.size ? undefined : this.#before?.get(index);
  }

  /** Fetches the missing blocks of the rows `first` to `last`; the farthest blocks are dropped. */
  need(first: number, last: number): void {
    for (let block = Math.floor(first / BLOCK); block * BLOCK <= last; ++block)
      if (!this.#requested.has(block)) void this.#load(block);
  }

  async #load(block: number): Promise<void> {
    this.#requested.add(block);
    const found = await this.#fetch(block * BLOCK, BLOCK);
    if (!found) {
      this.#requested.delete(block);
      return;
    }
    const blocks = new Map(this.#blocks).set(block, found.rows);
    while (blocks.size > MOST_BLOCKS) {
      const farthest = [...blocks.keys()].reduce((a, b) => (Math.abs(a - block) > Math.abs(b - block) ? a : b));
      blocks.delete(farthest);
      this.#requested.delete(farthest);
    }
    this.#blocks = blocks;
    this.#before = null;
    this.total = found.total;
  }
}
