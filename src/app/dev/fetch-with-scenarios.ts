import { formatHeader, type ScenarioChoices } from './scenario-address.ts';

const header = 'x-scenario';

/** `fetch` that names the chosen scenarios to the dev server, which applies them. */
export const createScenarioFetch =
  (getChoices: () => ScenarioChoices) =>
  async (request: Request): Promise<Response> => {
    const scenarios = formatHeader(getChoices());
    const isOwn = new URL(request.url).origin === window.location.origin;
    if (scenarios !== '' && isOwn) request.headers.set(header, scenarios);
    const response = await fetch(request);
    // Without the wait that comes before a real one.
    if (response.headers.get(header)?.endsWith(':timeout'))
      throw new DOMException('The operation timed out.', 'TimeoutError');
    return response;
  };
