/** Who may show a video in a legal text; src/ui/rich-text/clean-html.ts lets no others through. */
const videos = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** A socket server is reached by HTTP first, and then by WebSocket. */
const withSocket = (address: string) => [address, address.replace(/^http/, 'ws')];

interface PolicyOptions {
  /** The address of the socket server. */
  socket: string;
  /** In development: of the inline script that Vite puts into the page. */
  nonce?: string;
}

/** What a page of the console may load, run and talk to: no more than it needs. */
function contentSecurityPolicy({ socket, nonce }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // antd and Quill write styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // Banners and legal texts may show pictures of any host; those being cut are blobs.
    "img-src 'self' data: blob: http: https:",
    `connect-src 'self' ${withSocket(socket).join(' ')}`,
    `frame-src ${videos.join(' ')}`,
    // Vite's client waits in one for its server to come back.
    ...(nonce ? ['worker-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer of the console's own server; scripts/deploy/nginx.conf sends the same. */
export const securityHeaders = (options: PolicyOptions): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
