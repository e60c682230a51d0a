import { readDocument } from '../../scripts/generate/read-contract.ts';
import { resolveReferences } from '../../scripts/generate/resolve-references.ts';

/** The contract of the product with the coupons of the engine's tests, an entity that it does not have; JSON is valid YAML. */
export async function addCoupons(): Promise<string> {
  const product = await readDocument('openapi.yaml');
  const coupons = resolveReferences(await readDocument('tests/engine/coupons/openapi.yaml'));
  return JSON.stringify({ ...product, paths: { ...product.paths, ...coupons.paths } });
}
