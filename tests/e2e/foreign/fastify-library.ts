/**
 * A server as its authors write it with fastify, and the contract that @fastify/swagger makes of it: a login for a bearer
 * token, pages by offset and limit with the total beside the rows, a filter, references by number, and failures as fastify and Laravel have them.
 */
import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import fastify, { type FastifyRequest } from 'fastify';

interface Book {
  id: number;
  title: string;
  author: string;
  pages: number;
  binding: 'hardcover' | 'paperback';
  branch_id: number;
}

interface Page {
  offset: number;
  limit: number;
  q?: string;
  binding?: string;
}

const fields = {
  title: { type: 'string', minLength: 1, maxLength: 80 },
  author: { type: 'string', minLength: 1, maxLength: 80 },
  pages: { type: 'integer', minimum: 1 },
  binding: { type: 'string', enum: ['hardcover', 'paperback'] },
  branch_id: { type: 'integer' },
};

const bookInput = { type: 'object', required: Object.keys(fields), properties: fields };

const book = {
  type: 'object',
  required: ['id', ...Object.keys(fields)],
  properties: { id: { type: 'integer' }, ...fields },
};

const failure = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const pageQuery = {
  type: 'object',
  properties: {
    offset: { type: 'integer', minimum: 0, default: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    q: { type: 'string', description: 'A part of the title' },
    binding: fields.binding,
  },
};

const bookPage = {
  type: 'object',
  required: ['data', 'total'],
  properties: {
    data: { type: 'array', items: book },
    total: { type: 'integer' },
    offset: { type: 'integer' },
    limit: { type: 'integer' },
  },
};

const path = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };

const gone = { type: 'null', description: 'It is gone.' };

const branch = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};

const branches = [
  { id: 1, name: 'Old Town' },
  { id: 2, name: 'Harbour' },
];

const createBooks = (): Book[] =>
  Array.from({ length: 23 }, (_, index) => ({
    id: index + 1,
    title: `Book ${String(index + 1).padStart(2, '0')}`,
    author: index % 2 ? 'Ann Lister' : 'Bram Oke',
    pages: 100 + index,
    binding: index % 3 ? 'paperback' : 'hardcover',
    branch_id: index % 5 ? 1 : 2,
  }));

/** An error with a status, which fastify responds with. */
const createError = (statusCode: number, message: string, errors?: Record<string, string[]>) =>
  Object.assign(new Error(message), { statusCode, errors });

export const librarian = { username: 'ada', password: 'open sesame' };

/** Starts the server on a free port. */
export async function startLibrary() {
  const app = fastify({ forceCloseConnections: true });
  const books = createBooks();
  const tokens = new Set<string>();

  const findBook = (id: number) => {
    const found = books.find((each) => each.id === id);
    if (!found) throw createError(404, 'There is no such book.');
    return found;
  };
  const assertFree = (title: string, id?: number) => {
    const isTaken = books.some((each) => each.title === title && each.id !== id);
    if (!isTaken) return;
    throw createError(422, 'The book was not saved.', { title: [`${title} is here already.`] });
  };

  app.setErrorHandler<Error & { statusCode?: number; errors?: object }>((error, _, reply) => {
    const { statusCode = 500, message, errors } = error;
    return reply.status(statusCode).send({ statusCode, message, errors });
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Town Library', version: '1.0.0' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());

  app.post<{ Body: typeof librarian }>(
    '/v1/login',
    {
      schema: {
        body: {
          type: 'object',
          required: ['username', 'password'],
          properties: { username: { type: 'string' }, password: { type: 'string' } },
        },
        response: {
          200: {
            type: 'object',
            required: ['access_token'],
            properties: { access_token: { type: 'string' }, token_type: { type: 'string' } },
          },
          '4xx': failure,
        },
      },
    },
    ({ body }) => {
      const isRight = body.username === librarian.username && body.password === librarian.password;
      if (!isRight) throw createError(401, 'Nobody has this name and password.');
      const token = randomUUID();
      tokens.add(token);
      return { access_token: token, token_type: 'bearer' };
    },
  );

  /** What every operation on books has. */
  const forBooks = (schema: object, responses: object) => ({
    schema: {
      tags: ['books'],
      security: [{ token: [] }],
      ...schema,
      response: { ...responses, '4xx': failure },
    },
    onRequest: async ({ headers }: FastifyRequest) => {
      const [, token = ''] = headers.authorization?.split('Bearer ') ?? [];
      if (!tokens.has(token)) throw createError(401, 'Your token has been revoked.');
    },
  });

  app.get<{ Querystring: Page }>(
    '/v1/books',
    forBooks({ querystring: pageQuery }, { 200: bookPage }),
    ({ query: { offset, limit, q = '', binding } }) => {
      const found = books.filter(
        (each) => each.title.includes(q) && (binding === undefined || each.binding === binding),
      );
      return { data: found.slice(offset, offset + limit), total: found.length, offset, limit };
    },
  );
  app.get('/v1/branches', forBooks({}, { 200: { type: 'array', items: branch } }), () => branches);
  app.post<{ Body: Omit<Book, 'id'> }>(
    '/v1/books',
    forBooks({ body: bookInput }, { 201: book }),
    ({ body }, reply) => {
      assertFree(body.title);
      const added = { id: books.length + 1, ...body };
      books.unshift(added);
      return reply.status(201).send(added);
    },
  );
  app.get<{ Params: Book }>(
    '/v1/books/:id',
    forBooks({ params: path }, { 200: book }),
    ({ params }) => findBook(params.id),
  );
  app.put<{ Params: Book; Body: Omit<Book, 'id'> }>(
    '/v1/books/:id',
    forBooks({ params: path, body: bookInput }, { 200: book }),
    ({ params, body }) => {
      assertFree(body.title, params.id);
      return Object.assign(findBook(params.id), body);
    },
  );
  app.delete<{ Params: Book }>(
    '/v1/books/:id',
    forBooks({ params: path }, { 204: gone }),
    ({ params }, reply) => {
      books.splice(books.indexOf(findBook(params.id)), 1);
      return reply.status(204).send();
    },
  );

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    contract: `${url}/openapi.json`,
    /** Makes every token invalid. */
    revokeTokens: () => tokens.clear(),
    close: () => app.close(),
  };
}
