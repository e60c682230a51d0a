/** Shows uploaded pictures although Prism's mock keeps nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readContractOperations } from '../../generate/contract-operations.ts';
import { followFile } from '../follow-file.ts';
import { endFailedRequest } from '../servers/error-responses.ts';
import { createOperationFinder } from '../servers/find-operation.ts';
import { forward, readRequest } from '../servers/raw-messages.ts';
import { fileHeaders } from '../servers/security-headers.ts';
import { sendForwarded } from '../servers/send-forwarded.ts';
import { createKeptFiles } from './keep-files.ts';
import { createShownUploads } from './show-uploads.ts';

interface UploadOptions {
  /** The file of the contract. */
  contract: string;
  /** The URL of Prism's mock of the contract. */
  mockUrl: string;
}

/** The form of a request; the bytes of its files are unchanged. */
const parseForm = (raw: Buffer, type: string) =>
  new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();

const isForm = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** A plugin of Vite that keeps uploaded files in memory, and draws the pictures of examples. */
export function serveUploads({ contract, mockUrl }: UploadOptions): Plugin {
  const files = createKeptFiles();
  const shown = createShownUploads(files);
  const getFindOperation = followFile(contract, async (file) =>
    createOperationFinder(await readContractOperations(file)),
  );

  /** Forwards a request to the mock; uploaded files are in its response. */
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const type = request.headers['content-type'] ?? '';
    const input = await readRequest(request);
    const output = await forward(mockUrl, input);
    const operation = (await getFindOperation())(request.method, request.url);
    const isUpload = operation && output.statusCode < 300 && isForm(request);
    const body = isUpload
      ? await shown.add(operation, input.url.path, await parseForm(input.raw, type), output.body)
      : shown.show(output.body);
    const isJson = typeof output.body === 'object';
    sendForwarded(response, output, isJson ? Buffer.from(JSON.stringify(body)) : output.raw);
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) {
    if (shown.isEmpty() && !isForm(request)) return next();
    try {
      return await respond(request, response);
    } catch (error) {
      return endFailedRequest(error, request, response);
    }
  }

  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/uploads', (request, response) => {
      const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost');
      const { type, bytes } = files.get(pathname);
      const headers = { 'content-type': type, 'content-length': bytes.length };
      response.writeHead(200, { ...fileHeaders, ...headers }).end(bytes);
    });
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/')) void handle(request, response, next);
      else next();
    });
  };
  return {
    name: 'story-admin-uploads',
    // After the plugin that rejects foreign requests.
    enforce: 'post',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
