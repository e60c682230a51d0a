import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { readRegisteredResources } from '../../scripts/lib/registered-resources.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { addCoupons } from '../support/add-coupons.ts';
import { callCommand, runProgram } from '../support/run-command.ts';
import { copyUncheckedProject } from '../support/copy-project.ts';
import { openDevBrowser, startDev } from '../support/start-dev.ts';

/** The project with the coupons added as README.md says. */
const project = await copyUncheckedProject();
const inProject = (file: string) => path.join(project, file);
const contract = await addCoupons();
await writeFile(inProject('openapi.yaml'), contract);
const scaffolding = await callCommand(resourceCommand, ['coupons'], project);
await appendFile(
  inProject('src/product/resources/index.ts'),
  `${scaffolding.lines.at(-1) ?? ''}\n`,
);

// The contracts are compared before code is generated from the new one.
await writeFile(inProject('earlier.json'), contract.replaceAll('"maximum":90', '"maximum":95'));
const differences = await runProgram('contract-diff', ['--base', 'earlier.json'], project);
await writeFiles(await generateFiles(inProject('openapi.yaml'), inProject('src/generated')));
const dev = await startDev(project);
const openPage = await openDevBrowser(dev);

test('A new resource takes one line', async () => {
  const registered = await readRegisteredResources();
  expect(await runProgram('check-resources', [], project)).toEqual({
    code: 0,
    lines: [`${registered.length + 1} resources are complete.`],
  });
});

test('contract:diff names its screens before it is committed', () => {
  const change = 'request body `percentage` maximum 95 → 90';
  const lines = differences.lines.map((line) => line.trim());
  expect(lines).toContain(`\`addCoupon\` ${change}: add coupon page (field Percentage)`);
  expect(lines).toContain(`\`updateCoupon\` ${change}: coupon form (field Percentage)`);
});

test('Its screens are in the sidebar and the router', async () => {
  const { page } = await openPage('#/admin/dashboard');
  await page.getByRole('link', { name: 'Coupons', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Coupons' }).waitFor();
  await page.getByRole('link', { name: 'View coupon SPRING' }).click();
  await page.getByRole('button', { name: 'Edit coupon SPRING' }).waitFor();
  await page.goto(`${dev.url}#/admin/coupon/add`);
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Add Coupon');
});
