import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { handlePreviewErrors } from '../../scripts/lib/servers/error-responses.ts';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

let server: PreviewServer;
const serverUrl = () =>
  `http://127.0.0.1:${(server.httpServer.address() as { port: number }).port}`;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
    build: { outDir: await createTempFolder() },
    plugins: [
      {
        name: 'failing-middleware',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/fail', () => {
            throw new Error('a secret');
          });
        },
      },
    ],
  });
  handlePreviewErrors(server);
});

afterAll(() => server.close());

test('An error is printed in the terminal and not sent to the browser', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetch(`${serverUrl()}/fail`);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Something went wrong on our side. Please try again.\n');
  expect(String(printed.mock.lastCall)).toContain('a secret');
  printed.mockRestore();
});

test('An invalid URL does not end the process', async () => {
  const response = await sendRaw(serverUrl(), requestText({ method: 'GET', path: 'http://[' }));
  expect(response.status).toBe(400);
  expect((await fetch(serverUrl())).status).toBe(404);
});
