import { integer, jsonOf, listOf, objectOf, text } from './schemas.ts';

const query = (name: string) => ({ name, in: 'query', schema: integer });
const respond = (schema: object) => ({
  responses: { 200: { description: '', ...jsonOf(schema) } },
});
const body = (schema: object) => ({ requestBody: jsonOf(schema) });

const plainText = { 'text/plain': { schema: text } };
const book = objectOf({ slug: text, title: text });
const shelf = objectOf({ id: integer, name: text });
const author = objectOf({ id: text, type: text, attributes: objectOf({ name: text }) });

const paths = {
  '/login': {
    post: {
      ...body(objectOf({ email: text, password: text })),
      ...respond(objectOf({ token: text })),
    },
  },
  '/books': {
    get: { parameters: [query('offset'), query('limit')], ...respond(listOf(book)) },
    post: { ...body(book), responses: { 201: { description: '', content: plainText } } },
  },
  '/books/{slug}': {
    get: respond(objectOf({ book })),
    put: { ...body(book), responses: { 204: { description: '' } } },
    delete: { responses: { 204: { description: '' } } },
  },
  '/shelves': {
    get: {
      parameters: [query('page'), query('per_page')],
      ...respond(objectOf({ data: objectOf({ results: listOf(shelf), total: integer }) })),
    },
  },
  '/authors': {
    get: {
      parameters: [query('page[number]'), query('page[size]')],
      ...respond(objectOf({ data: listOf(author) })),
    },
  },
  '/authors/{id}': { get: respond(objectOf({ data: author })) },
  '/opening-hours': { get: respond(listOf(objectOf({ day: text }))) },
};

/** A contract that nobody has prepared: a list of each convention, without an operationId. */
export const library = {
  openapi: '3.1.0',
  info: { title: 'Town Library', version: '1' },
  paths,
};
