import { expect, onTestFinished, test, vi } from 'vitest';
import { startBuiltConsole } from '../../scripts/lib/servers/console-server.ts';
import { middlewarePlugin } from '../../scripts/lib/servers/middleware-plugin.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

test('An error of the server is printed in the terminal and not sent to the browser', async () => {
  const failing = middlewarePlugin('failing', (middlewares) => {
    middlewares.use('/fail', () => {
      throw new Error('a secret');
    });
  });
  const options = { port: 0, api: 'http://127.0.0.1:1', plugins: [failing] };
  const server = await startBuiltConsole(await createTempFolder(), options);
  onTestFinished(server.close);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetch(new URL('/fail', server.url));
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Something went wrong on our side. Please try again.\n');
  expect(String(printed.mock.lastCall)).toContain('a secret');
  printed.mockRestore();
});
