import { describe, expect, test, vi } from 'vitest';
import { operations } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';

describe('The URL of a file', () => {
  const resolveUrl = (baseUrl: string, url: string) =>
    createApi({
      baseUrl,
      operations,
      getToken: () => undefined,
      onUnauthorized: vi.fn(),
    }).resolveUrl(url);

  test.each([
    ['', '/uploads/a.png', '/uploads/a.png'],
    ['https://api.example.com', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
    ['https://api.example.com/v1', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
    ['https://api.example.com/v1', 'a.png', 'https://api.example.com/v1/a.png'],
    ['https://api.example.com/v1/', 'a.png', 'https://api.example.com/v1/a.png'],
    ['https://api.example.com', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['https://api.example.com', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['https://api.example.com', 'http://[', 'http://['],
  ])('is resolved relative to the API server "%s": %s', (baseUrl, url, expected) => {
    expect(resolveUrl(baseUrl, url)).toBe(expected);
  });
});
