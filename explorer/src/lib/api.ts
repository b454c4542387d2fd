// Calls of the program's process. An answer is lines of JSON: progress, then a result or a failure.
import type {
  CollectiveDetails, CollectivePage, CompareRequest, Comparison, Explanation, ExportRequest, Exported, Failure,
  FindRequest, Found, Graph, ItemRequest, LayerPage, LayerRequest, LinePage, LinesRequest, Opened, OpenRequest, PageRequest,
  Progress, ReshardDetails, ReshardPage, SearchRequest, SearchResult, State, SuggestRequest, Suggestions,
  TensorDetails, TensorPage, TensorRequest, TensorsRequest, Variant,
} from '../messages';

export interface Calls {
  open: [OpenRequest, Opened];
  state: [Variant, State];
  tensors: [TensorsRequest, TensorPage];
  collectives: [PageRequest, CollectivePage];
  reshards: [PageRequest, ReshardPage];
  layer: [LayerRequest, LayerPage];
  lines: [LinesRequest, LinePage];
  find: [FindRequest, Found];
  tensor: [TensorRequest, TensorDetails];
  collective: [ItemRequest, CollectiveDetails];
  reshard: [ItemRequest, ReshardDetails];
  compare: [CompareRequest, Comparison];
  explain: [TensorRequest, Explanation];
  suggest: [SuggestRequest, Suggestions];
  search: [SearchRequest, SearchResult];
  export: [ExportRequest, Exported];
  graph: [Variant, Graph];
}

export type Name = keyof Calls;

/** Makes a call, and yields the lines of its answer: of a server, or of a notebook's kernel. */
export type Transport = (name: Name, request: object, signal: AbortSignal) => AsyncGenerator<string>;

export async function call<N extends Name>(
  transport: Transport, name: N, request: Calls[N][0], signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Calls[N][1]> {
  for await (const line of transport(name, request, signal)) {
    const message = JSON.parse(line) as Progress | Failure | Calls[N][1];
    if ('progress' in message) onProgress(message);
    else if ('error' in message) throw new Error(message.error);
    else return message;
  }
  throw new Error('the server ended without an answer');
}

/** The server from which the page comes. */
export async function* server(name: Name, request: object, signal: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(`api/${name}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request), signal,
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const chunks: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    let rest = value;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield chunks.splice(0).join('') + rest.slice(0, end);
      rest = rest.slice(end + 1);
    }
    chunks.push(rest);
  }
}
