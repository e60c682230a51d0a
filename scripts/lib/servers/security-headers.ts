/** Sites that may embed videos in legal texts, as in src/ui/rich-text/sanitize-html.ts. */
const videoOrigins = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

interface PolicyOptions {
  /** The URL of the socket server, if it is on another origin than the page. */
  socket?: string | undefined;
  /** The origin that receives reports, if it is another than that of the page. */
  report?: string | undefined;
  /** The nonce of Vite's inline script, in development. */
  nonce?: string | undefined;
}

/** The policy, which allows only what the page of the console loads, runs and connects to. */
function buildContentSecurityPolicy({ socket, report, nonce }: PolicyOptions): string {
  // The grammar of a policy has no IPv6 addresses.
  const socketSource = socket?.replace(/\[.*\]/, '*');
  // socket.io connects by HTTP first, then by WebSocket.
  const sources = [socketSource, socketSource?.replace(/^http/, 'ws'), report].filter(Boolean);
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // antd and Quill insert inline styles.
    "style-src 'self' 'unsafe-inline'",
    // Banners and legal texts may show images of any host; the cropper uses blobs.
    "img-src 'self' data: blob: http: https:",
    ["connect-src 'self'", ...sources].join(' '),
    `frame-src ${videoOrigins.join(' ')}`,
    // Vite's client uses a worker to reconnect to the server.
    ...(nonce ? ['worker-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The features of browsers that no page may use. Of the features that are on by default, two remain: the clipboard for
 * copy buttons, and the full screen for embedded videos.
 */
const deniedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid ' +
  'idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial ' +
  'storage-access usb xr-spatial-tracking';

const permissionsPolicy = deniedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of every response of a back-end, which is on the origin of the console. If the response is opened as a
 * page, it may neither run scripts nor load anything. scripts/deploy/nginx.conf sends the same headers.
 */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'permissions-policy': permissionsPolicy,
  'x-content-type-options': 'nosniff',
};

/** The headers of every response of the console's server. scripts/deploy/nginx.conf sends the same headers. */
export const securityHeaders = (options: PolicyOptions): Record<string, string> => ({
  'Content-Security-Policy': buildContentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
});
