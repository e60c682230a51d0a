import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, PreviewServer } from 'vite';

function answer(response: ServerResponse, status: number, text: string) {
  if (response.headersSent) return response.destroy();
  return response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
}

// connect tells handlers of failures from others by their four parameters.
const onFailure: Connect.ErrorHandleFunction = (error, _request, response, _next) => {
  console.error(error);
  answer(response, 500, 'Something went wrong on our side. Please try again.');
};

/** Answers where Vite's server would end the program, or would show the stack of what failed. */
export function guard({ httpServer, middlewares }: PreviewServer): void {
  middlewares.use(onFailure);

  httpServer.removeListener('request', middlewares);
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    try {
      middlewares(request, response);
    } catch {
      // An address that is none, `http://[` for example, is only found out about by parsing it.
      answer(response, 400, 'The request cannot be read.');
    }
  });
}
