/**
 * A server as its authors write it with hono, and the OpenAPI 3.1 that @hono/zod-openapi makes of its zod schemas: basic
 * authentication, pages by number whose rows are the response and whose total is a header, a slug instead of an id, PATCH,
 * and failures as problem+json.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';

const Vehicle = z
  .object({
    slug: z.string(),
    name: z.string().min(1).max(60),
    seats: z.int().min(1).max(200),
    electric: z.boolean(),
    built: z.iso.date(),
  })
  .openapi('Vehicle');

const VehicleInput = Vehicle.omit({ slug: true }).openapi('VehicleInput');

const Problem = z
  .object({
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
  })
  .openapi('Problem');

type Problem = z.infer<typeof Problem>;

const toProblem = (problem: Problem) =>
  new HTTPException(problem.status as 404, {
    res: Response.json(problem, {
      status: problem.status,
      headers: { 'content-type': 'application/problem+json' },
    }),
  });

const notFound = { title: 'Not Found', status: 404, detail: 'There is no such vehicle.' };

const json = <Schema>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const failures = {
  default: { description: 'Failed', content: { 'application/problem+json': { schema: Problem } } },
};

const security = [{ mechanic: [] }];
const params = z.object({ slug: z.string() });
const tags = ['Vehicles'];

const listVehicles = createRoute({
  method: 'get',
  path: '/vehicles',
  tags,
  security,
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(50).default(10),
      search: z.string().optional(),
    }),
  },
  responses: {
    200: {
      ...json(z.array(Vehicle), 'A page'),
      headers: z.object({ 'X-Total-Count': z.int() }),
    },
    ...failures,
  },
});

const addVehicle = createRoute({
  method: 'post',
  path: '/vehicles',
  tags,
  security,
  request: { body: { ...json(VehicleInput, 'The vehicle'), required: true } },
  responses: { 201: json(Vehicle, 'Added'), ...failures },
});

const getVehicle = createRoute({
  method: 'get',
  path: '/vehicles/{slug}',
  tags,
  security,
  request: { params },
  responses: { 200: json(Vehicle, 'The vehicle'), ...failures },
});

const updateVehicle = createRoute({
  method: 'patch',
  path: '/vehicles/{slug}',
  tags,
  security,
  request: { params, body: { ...json(VehicleInput.partial(), 'Changes'), required: true } },
  responses: { 200: json(Vehicle, 'Changed'), ...failures },
});

const deleteVehicle = createRoute({
  method: 'delete',
  path: '/vehicles/{slug}',
  tags,
  security,
  request: { params },
  responses: { 204: { description: 'Gone' }, ...failures },
});

const createVehicles = () =>
  Array.from({ length: 14 }, (_, index) => ({
    slug: `tram-${index + 1}`,
    name: `Tram ${index + 1}`,
    seats: 40 + index,
    electric: index % 2 === 0,
    built: `20${10 + index}-05-01`,
  }));

export const mechanic = { username: 'mo', password: 'spanner' };

/** Starts the server on a free port. */
export async function startDepot() {
  const vehicles = createVehicles();
  let { password } = mechanic;

  const findVehicle = (slug: string) => {
    const found = vehicles.find((vehicle) => vehicle.slug === slug);
    if (!found) throw toProblem(notFound);
    return found;
  };
  const assertEven = (seats: number | undefined) => {
    if (seats === undefined || seats % 2 === 0) return;
    throw toProblem({
      title: 'Unprocessable',
      status: 422,
      detail: 'The vehicle was not saved.',
      errors: [{ pointer: '/seats', detail: 'Seats come in pairs.' }],
    });
  };

  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'mechanic', {
    type: 'http',
    scheme: 'basic',
  });
  app.doc31('/doc', { openapi: '3.1.0', info: { title: 'Depot', version: '2' } });
  app.use(
    '/vehicles/*',
    basicAuth({
      verifyUser: (name, given) => name === mechanic.username && given === password,
      invalidUserMessage: {
        title: 'Unauthorized',
        status: 401,
        detail: 'Ask Mo for the password.',
      },
    }),
  );

  app.openapi(listVehicles, (context) => {
    const { page, per_page: size, search = '' } = context.req.valid('query');
    const found = vehicles.filter(({ name }) => name.includes(search));
    context.header('X-Total-Count', String(found.length));
    return context.json(found.slice((page - 1) * size, page * size), 200);
  });
  app.openapi(addVehicle, (context) => {
    const input = context.req.valid('json');
    assertEven(input.seats);
    const added = { slug: input.name.toLowerCase().replaceAll(' ', '-'), ...input };
    vehicles.unshift(added);
    return context.json(added, 201);
  });
  app.openapi(getVehicle, (context) =>
    context.json(findVehicle(context.req.valid('param').slug), 200),
  );
  app.openapi(updateVehicle, (context) => {
    const changes = context.req.valid('json');
    assertEven(changes.seats);
    const { slug } = context.req.valid('param');
    return context.json(Object.assign(findVehicle(slug), changes), 200);
  });
  app.openapi(deleteVehicle, (context) => {
    vehicles.splice(vehicles.indexOf(findVehicle(context.req.valid('param').slug)), 1);
    return context.body(null, 204);
  });

  const server = createAdaptorServer(app) as Server;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    contract: `${url}/doc`,
    /** Changes the password, so that the one of before is wrong. */
    changePassword: () => void (password = 'wrench'),
    close: () => server.close().closeAllConnections(),
  };
}
