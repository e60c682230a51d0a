import type { FastifyRequest } from 'fastify';
import { HttpError } from '../lib/servers/error-responses.ts';

const maxFileBytes = 5 * 1024 * 1024;

/** The whole form is read into memory, so each of its parts is limited. */
const limits = { fileSize: maxFileBytes, files: 1, fields: 20, parts: 21, fieldSize: 256 * 1024 };

export interface Multipart {
  /** The text fields; the field of a file contains its name. */
  body: Record<string, string>;
  files: Record<string, Buffer>;
}

function throwHttpError(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new HttpError(422, 'The image is larger than 5 MB.');
  throw new HttpError(400, 'The form is not valid multipart/form-data.');
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

/** Reads a multipart request into memory; throws 400 or 422 if it is invalid. */
export const readMultipart = (request: FastifyRequest): Promise<Multipart> =>
  readParts(request).catch(throwHttpError);
