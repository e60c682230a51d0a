import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The most that an uploaded file may weigh, in bytes. */
const largestFile = 5 * 1024 * 1024;

export interface Multipart {
  /** The text fields; a file's own field holds its name. */
  body: Record<string, string>;
  files: Record<string, Buffer>;
}

/** Reads a multipart request, the files into memory. */
export async function readMultipart(request: FastifyRequest): Promise<Multipart> {
  const body: Record<string, string> = {};
  const files: Record<string, Buffer> = {};
  for await (const part of request.parts({ limits: { fileSize: largestFile, files: 1 } })) {
    if (part.type === 'file') {
      files[part.fieldname] = await part.toBuffer().catch(() => {
        throw new Refusal(422, 'The image is larger than 5 MB.');
      });
      body[part.fieldname] = part.filename;
    } else {
      body[part.fieldname] = String(part.value);
    }
  }
  return { body, files };
}
