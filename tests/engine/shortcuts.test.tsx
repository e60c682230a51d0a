import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ObjectsCell } from '../../src/engine/cells/cells.tsx';
import { renderCommands } from '../support/render-commands.tsx';

const ids = ['5f00000000000000000000a1', '5f00000000000000000000a2', '5f00000000000000000000a3'];

const onDelete = vi.fn();
const onNext = vi.fn();
const onAdd = vi.fn();

function List() {
  return (
    <>
      <input type="search" data-command="search" aria-label="Find" />
      <button data-command="add" onClick={onAdd}>
        Add
      </button>
      <table>
        <tbody data-rows>
          {ids.map((id, index) => (
            <tr key={id}>
              <td>
                <input type="checkbox" aria-label={`Select ${index}`} />
              </td>
              <th scope="row">
                <a href={`#/admin/view/user/${id}`}>Name {index}</a>
              </th>
              <td>
                <a href={`#/admin/view/user/${id}`}>View {index}</a>
                <button data-command="delete-record" onClick={() => onDelete(index)}>
                  Delete {index}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button data-command="next-page" onClick={onNext}>
        2
      </button>
    </>
  );
}

const name = (index: number) => page.getByRole('link', { name: `Name ${index}` });

test('Keys move between rows, and act on the focused one', async () => {
  const { getPath, router } = await renderCommands({ children: <List /> });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(document.body).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(name(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}j');
  await expect.element(name(2)).toHaveFocus();
  await userEvent.keyboard('jk');
  await expect.element(name(1)).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('checkbox', { name: 'Select 1' })).toBeChecked();
  await userEvent.keyboard('{Delete}');
  expect(onDelete.mock.calls).toEqual([[1]]);
  await userEvent.keyboard('{Control>}x{/Control}{Shift>}x{/Shift}');
  await expect.element(page.getByRole('checkbox', { name: 'Select 1' })).toBeChecked();
  await userEvent.keyboard('e');
  await expect.poll(getPath).toBe(`/admin/view/user/${ids[1]}/edit`);
  // A save returns to the page of the list.
  expect(router.state.location.state).toMatchObject({ listAddress: '/admin/dashboard' });
});

test('A row with a link to another record first leads to its own', async () => {
  const { getPath } = await renderCommands({
    children: (
      <table>
        <tbody data-rows>
          <tr>
            <td>1</td>
            <th scope="row">
              <a href={`#/admin/view/genre/${ids[1]}`}>Another</a>
            </th>
            <td>
              <a href={`#/admin/view/user/${ids[0]}`}>View</a>
            </td>
          </tr>
        </tbody>
      </table>
    ),
  });
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'View' })).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(getPath).toBe(`/admin/view/user/${ids[0]}/edit`);
});

test('A card whose link is in its menu has the focus on the button of the menu', async () => {
  const { getPath } = await renderCommands({
    children: (
      <table>
        <tbody data-rows>
          <tr>
            <th scope="row">Name</th>
            <td>
              <button>More</button>
              <div popover="auto">
                <a href={`#/admin/view/user/${ids[0]}`}>View</a>
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    ),
  });
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(getPath).toBe(`/admin/view/user/${ids[0]}/edit`);
});

test('On a record, j leads to the next one, also where a value is a table', async () => {
  const onFollow = vi.fn();
  await renderCommands({
    children: (
      <>
        <button data-command="next-record" onClick={onFollow}>
          Next record
        </button>
        <ObjectsCell value={[{ text: 'Once upon a time' }]} />
      </>
    ),
  });
  await userEvent.keyboard('j');
  expect(onFollow).toHaveBeenCalledOnce();
});

test('Keys use the controls of the screen, and not while something is typed', async () => {
  await renderCommands({ children: <List /> });
  const search = page.getByRole('searchbox', { name: 'Find' });
  await userEvent.keyboard(']n');
  expect([onNext.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 1]);
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('n]/?');
  await expect.element(search).toHaveValue('n]/?');
  expect([onNext.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 1]);
  // A check box takes no letters.
  page.getByRole('checkbox', { name: 'Select 1' }).element().focus();
  await userEvent.keyboard('j');
  await expect.element(name(2)).toHaveFocus();
});

test('e does nothing in a row that is about to be replaced', async () => {
  const { getPath } = await renderCommands({ children: <List /> });
  name(0).element().setAttribute('aria-disabled', 'true');
  await userEvent.keyboard('je');
  expect(getPath()).toBe('/admin/dashboard');
});

test('g and a letter lead to a screen', async () => {
  const { getPath } = await renderCommands({ children: <List /> });
  onAdd.mockClear();
  await userEvent.keyboard('gu');
  await expect.poll(getPath).toBe('/admin/users');
  await userEvent.keyboard('gg');
  await expect.poll(getPath).toBe('/admin/genres');
  // The letter after g is never a shortcut of its own, but the one after a finished sequence is.
  await userEvent.keyboard('gnn');
  expect(onAdd).toHaveBeenCalledOnce();
  await userEvent.keyboard('gp');
  await expect.poll(getPath).toBe('/admin/view-profile');
});

/** Presses a key as a keyboard with another layout would. */
const pressKey = (key: string, code: string, ctrlKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }),
  );

test('Letters of another script and Caps Lock count, the place of a Latin letter does not', async () => {
  const { getPath, palette } = await renderCommands({ children: <List /> });
  pressKey('о', 'KeyJ');
  await expect.element(name(0)).toHaveFocus();
  // In the layout of Dvorak.
  pressKey('h', 'KeyJ');
  await expect.element(name(0)).toHaveFocus();
  pressKey('J', 'KeyJ');
  await expect.element(name(1)).toHaveFocus();
  pressKey('п', 'KeyG');
  pressKey('г', 'KeyU');
  await expect.poll(getPath).toBe('/admin/users');
  onAdd.mockClear();
  pressKey('G', 'KeyG');
  pressKey('N', 'KeyN');
  expect(onAdd).not.toHaveBeenCalled();
  // The event was handled: the browser does not search the web.
  expect(pressKey('л', 'KeyK', true)).toBe(false);
  await expect.element(palette).toBeVisible();
});

test('A sheet lists the shortcuts, and turns them off', async () => {
  const { preferences, getPath, palette } = await renderCommands({});
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('?');
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByText('Next page')).toBeInTheDocument();
  await expect.element(sheet.getByText('Genres')).toBeInTheDocument();
  const formKeys = sheet.getByRole('region', { name: 'In a form' });
  await expect.element(formKeys).toMatchTextContent(/^In a formSubmit/);
  await userEvent.keyboard('gu');
  expect(getPath()).toBe('/admin/dashboard');
  await sheet.getByRole('switch').click();
  expect(preferences.get().hasShortcuts).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('?gu');
  expect(getPath()).toBe('/admin/dashboard');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
});
