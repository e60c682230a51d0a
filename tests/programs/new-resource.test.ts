import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { resolveReferences } from '../../scripts/generate/resolve-references.ts';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { readRegisteredResources } from '../../scripts/lib/registered-resources.ts';
import { copyProject } from '../support/copy-project.ts';
import { runProgram } from '../support/run-program.ts';
import { startDev } from '../support/start-dev.ts';

/** The project with the coupons added as README.md says. */
let project: string;
let scaffolding: Awaited<ReturnType<typeof runProgram>>;
/** What contract:diff printed before code was generated. */
let differences: string;

/** The contract with the coupons, as JSON, which is valid YAML. */
async function addCoupons(): Promise<string> {
  const product = await readDocument('openapi.yaml');
  const coupons = resolveReferences(await readDocument('tests/engine/coupons/openapi.yaml'));
  const paths = { ...product.paths, ...coupons.paths };
  return JSON.stringify({ ...product, paths });
}

beforeAll(async () => {
  project = await copyProject();
  const contract = await addCoupons();
  await writeFile(path.join(project, 'openapi.yaml'), contract);
  scaffolding = await runProgram('resource', ['coupons'], project);
  await appendFile(
    path.join(project, 'src/resources/index.ts'),
    `${scaffolding.lines.at(-1) ?? ''}\n`,
  );

  const earlier = path.join(project, 'earlier.json');
  await writeFile(earlier, contract.replaceAll('"maximum":90', '"maximum":95'));
  const { lines } = await runProgram('contract-diff', ['--base', earlier], project);
  differences = lines.join('\n');
  const generated = path.join(project, 'src/generated');
  await writeFiles(await generateFiles(path.join(project, 'openapi.yaml'), generated));
});

test('A new resource takes one line', async () => {
  expect(scaffolding).toMatchObject({
    code: 0,
    lines: [{}, "export { coupons } from './coupons.ts';"],
  });
  const registered = await readRegisteredResources();
  expect(await runProgram('check-resources', [], project)).toEqual({
    code: 0,
    lines: [`${registered.length + 1} resources are complete.`],
  });
});

test('Its screens are those that contract:diff names, before anything is committed or generated', () => {
  const change = 'request body `percentage` maximum 95 → 90';
  expect(differences).toContain(`\`addCoupon\` ${change}: add coupon page (field Percentage)\n`);
  expect(differences).toContain(`\`updateCoupon\` ${change}: coupon form (field Percentage)\n`);
});

test('Its screens are in the sidebar and the router', async () => {
  const dev = await startDev(project);
  const browser = await chromium.launch(launchOptions);
  try {
    const login = await fetch(`${dev.mock}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"admin@example.com","password":"any"}',
    });
    const { token } = (await login.json()) as { token: string };
    const page = await browser.newPage();
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${dev.url}#/admin/dashboard`);
    await page.getByRole('link', { name: 'Coupons', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Coupons' }).waitFor();
    await page.getByRole('link', { name: 'View coupon SPRING' }).click();
    await page.getByRole('button', { name: 'Edit coupon SPRING' }).waitFor();
    await page.goto(`${dev.url}#/admin/coupon/add`);
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Add Coupon');
  } finally {
    await browser.close();
    await dev.stop();
  }
}, 90_000);
