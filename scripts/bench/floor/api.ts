import { useEffect, useState } from 'react';

export const getToken = () => localStorage.getItem('token');

async function send<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${getToken()}`, 'content-type': 'application/json' };
  const response = await fetch(`/api/admin/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  return (await response.json()) as Body;
}

export async function signIn(credentials: object): Promise<void> {
  const body = JSON.stringify(credentials);
  const { token } = await send<{ token: string }>('login', { method: 'POST', body });
  localStorage.setItem('token', token);
}

const responses = new Map<string, unknown>();

/** The response to a read: what is in memory, or the previous response, until the new one arrives. */
export function useResponse<Body>(path: string): Body | undefined {
  const [previous, setPrevious] = useState<Body>();
  useEffect(() => {
    let isCurrent = true;
    void send<Body>(path).then((body) => {
      responses.set(path, body);
      if (isCurrent) setPrevious(body);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return (responses.get(path) as Body | undefined) ?? previous;
}
