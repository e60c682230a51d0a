import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { bodyOf, lastQuery, pathOf } from '../support/engine-requests.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { ticketTracker } from './tickets/resources/index.ts';

const { agents, tickets } = ticketTracker;

const openTickets = (initialPath: string, prefer?: (request: Request) => string | undefined) =>
  renderEngine({ resource: tickets, others: [agents], initialPath, ...(prefer && { prefer }) });

const openAgents = (initialPath: string) => renderEngine({ resource: agents, initialPath });

const view = '/admin/view/ticket/t1';

describe('The tickets of a tracker, as scaffolded', () => {
  test('are listed, and paged from zero', async () => {
    const { screen, requests } = await openTickets(tickets.routes.list);
    await expect
      .element(screen.getByRole('row').nth(1))
      .toMatchTextContent(
        /^1Printer is offlineThe printer on the s…highhardware, office2027-03-01 18:30:00a2/,
      );
    expect(lastQuery(requests)).toBe('?page_number=0&page_size=2');
    await screen.getByRole('button', { name: '2', exact: true }).click();
    await vi.waitFor(() => expect(lastQuery(requests)).toBe('?page_number=1&page_size=2'));
  });

  test('are searched', async () => {
    const { screen, requests } = await openTickets(tickets.routes.list);
    await screen.getByPlaceholder('search by title').fill('Printer');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await vi.waitFor(() =>
      expect(lastQuery(requests)).toBe('?query=Printer&page_number=0&page_size=2'),
    );
  });

  test('are shown with tags and a time, and a link to the assignee', async () => {
    const { screen, router } = await openTickets(view);
    await expect.element(screen.getByText('hardware, office')).toBeVisible();
    await expect.element(screen.getByText('2027-03-01 18:30:00')).toBeVisible();
    await screen.getByRole('link', { name: 'a2' }).click();
    await expect.element(screen.getByText('ada@example.com')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/view/agent/a2');
  });

  test('are added with tags, a time, and an assignee that the server has found', async () => {
    const { screen, requests } = await openTickets('/admin/ticket/add');
    await screen.getByLabelText('Title').fill('New chair');
    await screen.getByLabelText('Priority').selectOptions('low');
    await screen.getByLabelText('Tags').click();
    await userEvent.keyboard('office,furniture{Enter}');
    await screen.getByLabelText('Due').fill('2027-04-01 09:00:00');
    await userEvent.tab();
    await screen.getByLabelText('Assignee').click();
    await userEvent.keyboard('hop');
    await vi.waitFor(() => expect(lastQuery(requests)).toBe('?search=hop&offset=0&limit=2'));
    await screen.getByTitle('Grace Hopper').click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Ticket Added')).toBeVisible();
    expect(await bodyOf(requests, 'POST')).toEqual({
      title: 'New chair',
      priority: 'low',
      tags: ['office', 'furniture'],
      dueAt: '2027-04-01T09:00:00Z',
      assigneeId: 'a3',
    });
  });

  test('are edited', async () => {
    const { screen, requests } = await openTickets(view);
    await screen.getByRole('button', { name: 'Edit ticket Printer is offline' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText('Due')).toHaveValue('2027-03-01 18:30:00');
    await dialog.getByLabelText('Priority').selectOptions('urgent');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Ticket Updated')).toBeVisible();
    expect(await bodyOf(requests, 'PATCH')).toEqual({ priority: 'urgent' });
  });

  test('are closed, and can then only be opened again', async () => {
    let isClosed = false;
    const { screen, requests } = await openTickets(view, ({ method }) => {
      isClosed ||= method === 'POST';
      return isClosed && method === 'GET' ? 'example=closed' : undefined;
    });
    const actions = screen.getByRole('group', { name: 'Actions' });
    await actions.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Close: done')).toBeVisible();
    await expect.element(actions.getByRole('button')).toHaveTextContent('Reopen');
    expect(pathOf(requests, 'POST')).toBe('/tickets/t1/close');
  });

  test('are deleted', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests } = await openTickets(tickets.routes.list);
    await screen.getByRole('button', { name: 'Delete ticket New chair' }).click();
    await expect.element(screen.getByText('Ticket Deleted')).toBeVisible();
    expect(pathOf(requests, 'DELETE')).toBe('/tickets/t2');
  });
});

describe('The agents of a tracker, as scaffolded', () => {
  test('are listed, paged by the number of rows before the page, and searched', async () => {
    const { screen, requests } = await openAgents(agents.routes.list);
    await expect
      .element(screen.getByRole('row').nth(1))
      .toMatchTextContent(/^1AdaLovelaceada@example\.com/);
    await screen.getByRole('button', { name: '3', exact: true }).click();
    await vi.waitFor(() => expect(lastQuery(requests)).toBe('?offset=4&limit=2'));
    await screen.getByPlaceholder('search by first name or last name').fill('Ada');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await vi.waitFor(() => expect(lastQuery(requests)).toBe('?search=Ada&offset=0&limit=2'));
  });

  test('are added', async () => {
    const { screen, requests } = await openAgents('/admin/agent/add');
    await screen.getByLabelText('First Name').fill('Alan');
    await screen.getByLabelText('Last Name').fill('Turing');
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Agent Added')).toBeVisible();
    expect(await bodyOf(requests, 'POST')).toEqual({ firstName: 'Alan', lastName: 'Turing' });
  });

  test('are shown and edited, but cannot be deleted', async () => {
    const { screen, requests } = await openAgents('/admin/view/agent/a2');
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Ada');
    await expect.element(screen.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Edit agent Ada Lovelace' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Last Name').fill('King');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Agent Updated')).toBeVisible();
    expect(await bodyOf(requests, 'PUT')).toEqual({ lastName: 'King' });
  });
});
