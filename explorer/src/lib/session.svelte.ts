// What the page shows: the program, the current state, the history, and what is running.
import { createContext } from 'svelte';
import type { Edit, Figures, Opened, State, Tensor, TensorKey, Variant } from '../messages';
import { call, type Calls, type Name, type Transport } from './api';

/** A state that was kept. States themselves are large, and made again when they are needed. */
export interface Entry {
  title: string;
  variant: Variant;
  figures: Figures;
}

export type Selection =
  | { kind: 'tensor'; key: TensorKey }
  /** An item of the variant in which it was selected. */
  | { kind: 'collective' | 'reshard'; index: number; variant: Variant };

export type Tab = 'tensors' | 'layers' | 'source' | 'graph' | 'collectives' | 'problems' | 'mesh' | 'search' | 'history';

const MOST_STATES = 6;

export function sameKey(a: TensorKey, b: TensorKey): boolean {
  return a.function === b.function && a.name === b.name && a.occurrence === b.occurrence;
}

function without(edits: Edit[], key: TensorKey): Edit[] {
  return edits.filter((edit) => !sameKey(edit.tensor, key));
}

export class Session {
  opened = $state.raw<Opened | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** The entry that a trial changes. */
  position = $state(0);
  /** What the current state tries; null if it is the entry. */
  trial = $state<string | null>(null);
  selection = $state.raw<Selection | null>(null);
  tab = $state<Tab>('tensors');
  /** The line of the source view. */
  shownLine = $state.raw<{ source: number; line: number }>({ source: 0, line: 0 });
  running = $state<string | null>(null);
  done = $state<number | null>(null);
  error = $state<string | null>(null);
  milliseconds = $state(0);

  #transport: Transport;
  #abort: AbortController | null = null;
  #states = new Map<string, State>();

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get entry(): Entry | null {
    return this.entries[this.position] ?? null;
  }

  async start(): Promise<void> {
    this.opened ??= await this.run('open', {}, 'opening the program');
    if (!this.opened) return;
    const state = await this.fetchState(this.opened.variant);
    if (state) {
      this.state = state;
      this.entries = [{ title: 'as opened', variant: state.variant, figures: state.figures }];
    }
  }

  /** Shows the line that an address names: #line=12&source=train.py. */
  showAddress(hash: string): void {
    const parameters = new URLSearchParams(hash.slice(1));
    const line = Number(parameters.get('line'));
    const sources = this.opened?.sources ?? [];
    if (!Number.isInteger(line) || line < 1 || !sources.length) return;
    const name = (path: string) => path.split('/').pop();
    const source = parameters.get('source');
    const found = source === null ? -1 : sources.findIndex((each) => each.name === source || name(each.name) === name(source));
    this.shownLine = { source: found >= 0 ? found : this.opened!.text, line };
    this.tab = 'source';
  }

  /** Runs one call at a time; a new one cancels the one before. Null after an error. */
  async run<N extends Name>(name: N, request: Calls[N][0], what: string): Promise<Calls[N][1] | null> {
    this.#abort?.abort();
    const abort = (this.#abort = new AbortController());
    this.running = what;
    this.done = null;
    this.error = null;
    const started = performance.now();
    try {
      const result = await call(this.#transport, name, request, abort.signal, (progress) => {
        if (this.#abort !== abort) return;
        this.running = progress.progress;
        this.done = progress.done;
      });
      this.milliseconds = performance.now() - started;
      return this.#abort === abort ? result : null;
    } catch (error) {
      if (this.#abort === abort && !abort.signal.aborted)
        this.error = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      if (this.#abort === abort) {
        this.running = null;
        this.#abort = null;
      }
    }
  }

  /** Requests rows or an item while other requests run. Null after an error or an abort. */
  async query<N extends Name>(name: N, request: Calls[N][0], signal = new AbortController().signal): Promise<Calls[N][1] | null> {
    try {
      return await call(this.#transport, name, request, signal);
    } catch (error) {
      if (!signal.aborted) this.error = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  cancel(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.running = null;
  }

  async fetchState(variant: Variant): Promise<State | null> {
    const key = JSON.stringify(variant);
    const known = this.#states.get(key);
    if (known) return known;
    const state = await this.run('state', variant, 'compiling');
    if (state) {
      this.#states.set(key, state);
      const oldest = this.#states.keys().next().value;
      if (this.#states.size > MOST_STATES && oldest !== undefined) this.#states.delete(oldest);
    }
    return state;
  }

  /** Shows a variant that is tried; `keep` or `undo` ends the trial. */
  async try(variant: Variant, title: string): Promise<void> {
    const state = await this.fetchState(variant);
    if (!state) return;
    this.state = state;
    const isEntry = JSON.stringify(this.entry?.variant) === JSON.stringify(variant);
    this.trial = isEntry ? null : title;
  }

  /** Tries another sharding of a tensor; null removes its annotation. */
  async edit(tensor: Tensor, sharding: Edit['sharding'], title: string): Promise<void> {
    if (!this.state) return;
    const { variant } = this.state;
    const edits = [...without(variant.edits, tensor.key), { tensor: tensor.key, sharding }];
    await this.try({ ...variant, edits }, title);
  }

  keep(): void {
    if (!this.state || this.trial === null) return;
    const entry = { title: this.trial, variant: this.state.variant, figures: this.state.figures };
    this.entries = [...this.entries, entry];
    this.position = this.entries.length - 1;
    this.trial = null;
  }

  async undo(): Promise<void> {
    if (this.entry) await this.show(this.position);
  }

  async show(position: number): Promise<void> {
    const entry = this.entries[position];
    if (!entry) return;
    const state = await this.fetchState(entry.variant);
    if (!state) return;
    this.state = state;
    this.position = position;
    this.trial = null;
  }

  selectTensor(key: TensorKey): void {
    this.selection = { kind: 'tensor', key };
  }

  selectItem(kind: 'collective' | 'reshard', index: number): void {
    if (this.state) this.selection = { kind, index, variant: this.state.variant };
  }

  goToLine(source: number, line: number): void {
    this.shownLine = { source, line };
    this.tab = 'source';
  }
}

/** The session of the page or the widget that a component is in. */
export const [getSession, setSession] = createContext<Session>();
