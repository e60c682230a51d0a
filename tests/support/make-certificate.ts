import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The name of the certificate; not an IP address, because TLS clients send only names (SNI). */
export const certificateName = 'localhost';

/** Writes a self-signed certificate and its key into a folder; returns the two files. */
export function makeCertificate(folder: string) {
  const [certificate, key] = [path.join(folder, 'ca.pem'), path.join(folder, 'key.pem')];
  const name = ['-subj', `/CN=${certificateName}`];
  const alternativeName = ['-addext', `subjectAltName=DNS:${certificateName}`];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-out', certificate, '-keyout', key];
  const args = ['req', '-x509', ...options, ...name, ...alternativeName, ...files];
  if (spawnSync('openssl', args).status === 0) return { certificate, key };
  throw new Error('openssl created no certificate: install openssl and try again.');
}
