import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The most that an uploaded file may weigh, in bytes. */
const largestFile = 5 * 1024 * 1024;

/** A form is read into memory whole, and by whoever sends it. */
const limits = { fileSize: largestFile, files: 1, fields: 20, parts: 21, fieldSize: 256 * 1024 };

export interface Multipart {
  /** The text fields; a file's own field holds its name. */
  body: Record<string, string>;
  files: Record<string, Buffer>;
}

function refuse(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(422, 'The image is larger than 5 MB.');
  throw new Refusal(400, 'The form is not valid multipart/form-data.');
}

async function readParts(request: FastifyRequest): Promise<Multipart> {
  const body: Record<string, string> = {};
  const files: Record<string, Buffer> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      files[part.fieldname] = await part.toBuffer();
      body[part.fieldname] = part.filename;
    } else {
      body[part.fieldname] = String(part.value);
    }
  }
  return { body, files };
}

/** Reads a multipart request, the files into memory; what cannot be read is the sender's fault. */
export const readMultipart = (request: FastifyRequest): Promise<Multipart> =>
  readParts(request).catch(refuse);
