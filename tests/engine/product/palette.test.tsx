import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resources } from '../../../src/app/resources.ts';
import { chooseOption, getOption, openPalette, palette } from '../../support/palette.ts';
import {
  holdRequests,
  renderEngine,
  type RenderEngineOptions,
} from '../../support/render-engine.tsx';

const jane = {
  _id: '5f00000000000000000000a1',
  firstName: 'Jane',
  lastName: 'Doe',
  userName: 'jane.doe',
  email: 'jane@example.com',
};
const janet = { ...jane, _id: '5f00000000000000000000a2', firstName: 'Janet', lastName: 'Roe' };
const lane = { _id: '5f00000000000000000000b1', roomName: 'Jane Lane', status: 'active' };

/** The rows that a search finds in a list, or another response. */
type Find = (list: string, key: string) => object[] | Response;

const findUsers: Find = (list, key) =>
  list === 'users'
    ? [janet, jane].filter(({ firstName, lastName }) =>
        [firstName, lastName].some((name) => name.toLowerCase().includes(key.toLowerCase())),
      )
    : [];

/** Renders the palette over the dashboard, with what `find` finds in the records of the console. */
async function renderPalette(find: Find, options: RenderEngineOptions = {}) {
  return renderEngine({
    initialPath: '/admin/dashboard',
    respond({ url }) {
      const { pathname, searchParams } = new URL(url);
      const list = resources.find(({ operations }) => operations.list === `GET ${pathname}`)?.paging
        .rows[0];
      const found = find(list ?? '', searchParams.get('key') ?? '');
      if (found instanceof Response) return found;
      const size = Number(searchParams.get('resultPerPage'));
      const end = Number(searchParams.get('currentPage')) * size;
      const rows = found.slice(end - size, end);
      return Response.json({ success: true, [list ?? '']: rows, length: found.length });
    },
    ...options,
  });
}

const input = page.getByRole('combobox', { name: 'Search or jump to' });

test('Enter waits for the results to open the best match', async () => {
  const { hold, release } = holdRequests('GET');
  const { getPath } = await renderPalette(findUsers, { hold });
  await openPalette();
  await input.fill('jane');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('aria-busy', 'true');
  expect(getPath()).toBe('/admin/dashboard');
  release();
  await expect.poll(getPath).toBe(`/admin/view/user/${jane._id}`);
  await expect.element(palette).not.toBeInTheDocument();
});

test('A whole name finds the record where the server searches its parts', async () => {
  const { sent } = await renderPalette(findUsers);
  await openPalette();
  await input.fill('Jane Doe');
  await expect.element(getOption('Jane Doe')).toHaveAttribute('aria-selected', 'true');
  await expect.element(getOption('Janet Roe')).not.toBeInTheDocument();
  const keys = (list: string) =>
    sent()
      .filter((request) => request.includes(list))
      .map((request) => new URL(request.slice(4), 'http://api').searchParams.get('key'));
  // The server is asked for the whole name, the number of rows with each part, and the rows with the rarer one.
  expect(keys('getAllUsers')).toEqual(['Jane Doe', 'Jane', 'Doe', 'Doe']);
  expect(keys('getAllGenres')).toEqual(['Jane Doe']);
});

describe('The search of a whole name among many parts of names', () => {
  const createUsers = (count: number, firstName: string, lastName: string, firstId: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...jane,
      _id: String(firstId + index).padStart(24, '0'),
      firstName,
      lastName,
    }));
  const roes = createUsers(400, 'Jane', 'Roe', 0);
  const users = [
    ...createUsers(500, 'Zora', 'Doe', 1000),
    ...roes.slice(0, 100),
    jane,
    ...roes.slice(100),
  ];
  const findParts: Find = (list, key) =>
    list === 'users' ? users.filter((user) => [user.firstName, user.lastName].includes(key)) : [];

  test('finds it', async () => {
    await renderPalette(findParts);
    await openPalette();
    await input.fill('Jane Doe');
    await expect.element(getOption('Jane Doe')).toHaveAttribute('aria-selected', 'true');
  });

  test('says how many rows it has not read', async () => {
    const { hold, release } = holdRequests('GET');
    const { getPath } = await renderPalette(findParts, { hold });
    await openPalette();
    await input.fill('Zora Roe');
    await userEvent.keyboard('{Enter}');
    release();
    const notice = getOption('Search all users for “Zora Roe');
    await expect.element(notice).toMatchTextContent(/Only 150 of 400 searched\.$/);
    expect(getPath()).toBe('/admin/dashboard');
    await expect.element(page.getByRole('status')).toHaveTextContent('0 results');
    await notice.click();
    await expect.poll(getPath).toBe('/admin/users?q=Zora+Roe');
  });
});

describe('A search that fails', () => {
  const failure = page.getByText('Choose this to try again. The database is asleep');

  /** Searches for Jane where the users cannot be searched, and presses Enter before that is known. */
  async function failToSearch() {
    const server = { isBroken: true };
    const { hold, release } = holdRequests('GET');
    const find: Find = (list, key) => {
      if (list === 'stories') return [lane];
      if (list !== 'users' || !server.isBroken) return findUsers(list, key);
      const error = { message: 'The database is asleep' };
      return Response.json({ success: false, error }, { status: 500 });
    };
    const engine = await renderPalette(find, { hold });
    await openPalette();
    await input.fill('jane');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(failure).toBeVisible();
    return { ...engine, server };
  }

  test('says so in its group without opening a record', async () => {
    const { getPath } = await failToSearch();
    await expect.element(getOption('Jane Lane')).toBeVisible();
    expect(getPath()).toBe('/admin/dashboard');
  });

  test('can be repeated', async () => {
    const { getPath, server } = await failToSearch();
    server.isBroken = false;
    await getOption('Users could not be searched').click();
    await expect.element(getOption('Jane Doe')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(getPath).toBe(`/admin/view/user/${jane._id}`);
  });
});

test('A text that is typed on aborts the search for it', async () => {
  const { hold } = holdRequests('GET');
  const { requests, store } = await renderPalette(findUsers, { hold });
  await openPalette();
  await input.fill('ja');
  await expect.poll(() => requests.length).toBe(4);
  await input.fill('jan');
  await expect.poll(() => requests.length).toBe(8);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual(
    requests.map((_, index) => index < 4),
  );
  store.signOut({ kind: 'manual' });
  await expect.element(palette).not.toBeInTheDocument();
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
});

test('Records opened last come first', async () => {
  const { preferences, getPath } = await renderPalette(findUsers);
  preferences.set({
    recentRecords: [
      { resource: 'stories', id: lane._id, label: 'Jane Lane' },
      { resource: 'removed', id: '1', label: 'Gone' },
    ],
  });
  await openPalette();
  await expect
    .poll(() => document.querySelector('[role=option]')?.textContent)
    .toContain('Jane Lane');
  await expect.element(getOption('Gone')).not.toBeInTheDocument();
  await input.fill('jane d');
  await expect.element(getOption('Jane Lane')).not.toBeInTheDocument();
  await expect.element(getOption('Jane Doe')).toHaveAttribute('aria-selected', 'true');
  const { id } = getOption('Jane Doe').element();
  await expect.element(input).toHaveAttribute('aria-activedescendant', id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(getPath).toBe(`/admin/view/user/${jane._id}`);
});

test('A choice by arrow keys stays while results arrive', async () => {
  const { hold, release } = holdRequests('GET');
  const genre = { _id: '5f00000000000000000000c1', genre: 'S' };
  const find: Find = (list, key) => (list === 'genres' ? [genre] : findUsers(list, key));
  await renderPalette(find, { hold });
  await openPalette();
  await input.fill('s');
  const options = page.getByRole('option');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const { id, textContent: chosen } = options.nth(1).element();
  await expect.element(input).toHaveAttribute('aria-activedescendant', id);
  release();
  await expect.element(getOption('S')).toBeVisible();
  expect(document.querySelector('[role=option][aria-selected=true]')?.textContent).toBe(chosen);
});

describe('The selected option', () => {
  test('moves by the arrows from either end of the list to the other', async () => {
    await renderPalette(findUsers);
    await openPalette();
    const options = page.getByRole('option');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('stays when the text is selected by Shift and a key', async () => {
    await renderPalette(findUsers);
    await openPalette();
    await input.fill('stories');
    await userEvent.keyboard('{Shift>}{Home}{/Shift}users');
    await expect.element(input).toHaveValue('users');
  });

  test('is the first one again for another text', async () => {
    await renderPalette(findUsers);
    await openPalette();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await input.fill('add');
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('A click opens a screen', async () => {
  const { getPath } = await renderPalette(findUsers);
  await openPalette();
  await getOption('Stories').click();
  await expect.poll(getPath).toBe('/admin/stories');
});

test('A screen replaces an unsaved form only after a question', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await renderEngine({ initialPath: '/admin/coupon/add' });
  await page.getByLabelText('Code').fill('HALF');
  await chooseOption('Users');
  await expect.poll(() => confirm).toHaveBeenCalledOnce();
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Code')).toHaveValue('HALF');
});

test('Screens and actions are listed at once without a request', async () => {
  const { requests } = await renderPalette(findUsers);
  await openPalette();
  await expect.element(palette).toBeVisible();
  await expect.element(input).toHaveFocus();
  await expect.element(getOption('Add Genre')).toBeVisible();
  await expect.element(getOption('Log Out')).toBeInTheDocument();
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});
