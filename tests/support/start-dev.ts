import { afterAll } from 'vitest';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { openBrowser } from './open-browser.ts';
import { signIn } from './sign-in-to-stack.ts';

/** Runs npm run dev in a folder, on free ports, for the tests of a file; it is stopped after them. */
export async function startDev(folder: string, ...options: string[]) {
  const program = startProgram('dev', ['--port', '0', ...options], { cwd: folder });
  afterAll(program.stop);
  await program.waitForOutput('Stop ');
  return { ...program, url: program.readUrl('Story Admin'), mock: program.readUrl('Mock') };
}

/** What the browser reports by itself: the failed requests that a test asks for, and a socket server that is not there. */
const expectedErrors = [/^Failed to load resource/, /^WebSocket connection to/];

/**
 * Starts a browser for the servers of npm run dev. The returned function opens a page that is signed in, at what follows
 * the address of the console: `?scenario=getUser:500#/admin/users`; `errors` are those of its console that no test asks for.
 */
export async function openDevBrowser(dev: { url: string; mock: string }) {
  const browser = await openBrowser();
  return async (path: string) => {
    const token = await signIn(dev.mock);
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
    await context.addInitScript((value) => {
      if (localStorage.getItem('token') === null) localStorage.setItem('token', value);
    }, token);
    // The sources are transformed when a page asks for them, which takes long on a busy machine.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !expectedErrors.some((pattern) => pattern.test(text)))
        errors.push(text);
    });
    await page.goto(dev.url + path);
    await page.getByRole('button', { name: /^Scenarios/ }).waitFor();
    return { page, errors };
  };
}
