// The explorer in the output of a notebook's cell, for anywidget (https://anywidget.dev).
import { mount, unmount } from 'svelte';
import App from './App.svelte';
import type { Name, Transport } from './lib/api';
import { Session } from './lib/session.svelte';
import './style.css';

/** A line of an answer, or its end; `error` if the call was not valid. */
interface Answer { id: string; line?: string; error?: string; end?: boolean }

interface Model {
  send(content: object): void;
  on(event: 'msg:custom', receive: (content: Answer) => void): void;
  off(event: 'msg:custom', receive: (content: Answer) => void): void;
}

/** The kernel of the notebook. All views of a model receive every message of it. */
function kernel(model: Model): Transport {
  const view = Math.random().toString(36).slice(2);
  let calls = 0;
  return async function* (name: Name, request: object, signal: AbortSignal): AsyncGenerator<string> {
    const id = `${view}-${++calls}`;
    const received: Answer[] = [];
    let wake = (): void => {};
    const receive = (content: Answer): void => {
      if (content.id !== id) return;
      received.push(content);
      wake();
    };
    const cancel = (): void => {
      model.send({ id, cancel: true });
      wake();
    };
    model.on('msg:custom', receive);
    signal.addEventListener('abort', cancel);
    try {
      model.send({ id, call: name, request: JSON.stringify(request) });
      for (;;) {
        signal.throwIfAborted();
        const answer = received.shift();
        if (!answer) await new Promise<void>((resolve) => { wake = resolve; });
        else if (answer.error !== undefined) throw new Error(answer.error);
        else if (answer.end) return;
        else if (answer.line !== undefined) yield answer.line;
      }
    } finally {
      model.off('msg:custom', receive);
      signal.removeEventListener('abort', cancel);
    }
  };
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const session = new Session(kernel(model));
  const app = mount(App, { target: el, props: { session, embedded: true } });
  return () => {
    session.cancel();
    void unmount(app);
  };
}

export default { render };
