import { spawnSync } from 'node:child_process';

/** The name of the certificate; not an IP address, because TLS clients send only names (SNI). */
export const certificateName = 'localhost';

/** Writes a self-signed certificate and its key to two files. */
export function makeCertificate(certificate: string, key: string): void {
  const subject = [
    '-subj',
    `/CN=${certificateName}`,
    '-addext',
    `subjectAltName=DNS:${certificateName}`,
  ];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject];
  const files = ['-out', certificate, '-keyout', key];
  const { status } = spawnSync('openssl', ['req', '-x509', ...options, ...files]);
  if (status !== 0)
    throw new Error('openssl created no certificate: install openssl and try again.');
}
