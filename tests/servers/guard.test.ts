import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { guard } from '../../scripts/serve/guard.ts';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { newFolder } from '../support/start-stack.ts';

let server: PreviewServer;
const address = () => `http://127.0.0.1:${(server.httpServer.address() as { port: number }).port}`;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
    build: { outDir: await newFolder() },
    plugins: [
      {
        name: 'one-that-fails',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/fail', () => {
            throw new Error('a secret');
          });
        },
      },
    ],
  });
  guard(server);
});

afterAll(() => server.close());

test('what fails is told to the terminal, and not to the browser', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await fetch(`${address()}/fail`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong on our side. Please try again.\n');
  expect(String(printed.mock.lastCall)).toContain('a secret');
  printed.mockRestore();
});

test('an address that is none does not end the program', async () => {
  const answer = await sendRaw(address(), requestText({ method: 'GET', path: 'http://[' }));
  expect(answer.status).toBe(400);
  expect((await fetch(address())).status).toBe(404);
});
