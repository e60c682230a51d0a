import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/**
 * What the tests need of a browser's own remote control: WebDriver BiDi in Firefox, classic WebDriver in WebKitGTK. The
 * clients on npm bring 80 to 160 packages, and no one of them can do both without a program to download.
 */
export interface RemoteBrowser {
  navigate: (url: string) => Promise<unknown>;
  /** The value of a JavaScript expression; a function is called. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Input as both protocols describe it: https://w3.org/TR/webdriver2/#actions. */
  perform: (actions: object[]) => Promise<unknown>;
  /** Chooses a file in the first input of that kind. */
  chooseFile: (file: string) => Promise<unknown>;
  stop: () => Promise<unknown>;
}

const isInstalled = (program: string) => !spawnSync(program, ['--version']).error;

/** The browsers beside Chromium, each with the Debian packages that it needs. */
export const otherBrowsers = [
  {
    title: 'Firefox ESR',
    packages: 'firefox-esr',
    isInstalled: isInstalled('firefox-esr'),
    start: startFirefox,
  },
  {
    title: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    isInstalled: isInstalled('WebKitWebDriver') && isInstalled('Xvfb'),
    start: startWebKit,
  },
];

/** What Firefox sends: the result of a command, or why there is none; events have no id. */
interface Reply {
  id: number;
  result?: object;
  message?: string;
}

interface Evaluation {
  result?: { value?: string };
  exceptionDetails?: object;
}

async function startFirefox(): Promise<RemoteBrowser> {
  const profile = await createTempFolder();
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProcess('firefox-esr', options);
  await firefox.waitForOutput(/listening on .+\n/);
  const socket = new WebSocket(`${firefox.readUrl('listening on')}/session`);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as Reply;
    if (result) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(message));
  });

  function send<Result>(method: string, params: object): Promise<Result> {
    const id = pending.size + 1;
    const reply = Promise.withResolvers<unknown>();
    pending.set(id, reply);
    socket.send(JSON.stringify({ id, method, params }));
    return reply.promise as Promise<Result>;
  }

  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = tree.contexts;
  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(JSON.stringify(exceptionDetails));
      return JSON.parse(result.value ?? 'null');
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    async chooseFile(file) {
      const inputs = { context, locator: { type: 'css', value: 'input[type=file]' } };
      const { nodes } = await send<{ nodes: object[] }>('browsingContext.locateNodes', inputs);
      return send('input.setFiles', { context, element: nodes[0], files: [file] });
    },
    stop: firefox.stop,
  };
}

async function startWebKit(): Promise<RemoteBrowser> {
  // The screen is so high that nothing needs to be scrolled, because this browser's own process puts back what a script
  // has just scrolled.
  const [width, height] = [1280, 1600];
  const screen = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`];
  const display = startProcess('Xvfb', screen);
  await display.waitForOutput(/^\d+\n/m);
  const env = { DISPLAY: `:${display.printed.stdout.trim()}` };
  const port = 20_000 + (process.pid % 10_000);
  const driver = startProcess('WebKitWebDriver', [`--port=${port}`], { env });
  const origin = `http://127.0.0.1:${port}`;

  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value as Result;
  }

  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (driver.child.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
  }
  const created = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${created.sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  return {
    navigate: (url) => send('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    async chooseFile(file) {
      const element = await send<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: 'input[type=file]',
      });
      const [id] = Object.values(element);
      return send('POST', `${session}/element/${id}/value`, { text: file });
    },
    async stop() {
      await send('DELETE', session);
      await driver.stop();
      await display.stop();
    },
  };
}
