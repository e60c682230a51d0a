/**
 * A minimal console, with which `npm run bench -- --page` compares the real one: the same work with react and react-dom
 * alone. An administrator can sign in, see the counts, and page and search the users. Labels and routes are those of
 * the console.
 */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

async function send<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const authorization = `Bearer ${localStorage.getItem('token')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(`/api/admin/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  return (await response.json()) as Body;
}

const responses = new Map<string, unknown>();

/** The response to a read. Until a new response arrives, it is the cached or the previous one. */
function useResponse<Body>(path: string): Body | undefined {
  const [latest, setLatest] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void send(path).then((body) => {
      responses.set(path, body);
      if (isCurrent) setLatest(path);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return (responses.get(path) ?? responses.get(latest)) as Body | undefined;
}

async function signIn(data: FormData) {
  const body = JSON.stringify(Object.fromEntries(data));
  const { token } = await send<{ token: string }>('login', { method: 'POST', body });
  localStorage.setItem('token', token);
  render();
}

const SignIn = () => (
  <form action={signIn}>
    <label>
      Email <input name="email" type="email" required />
    </label>
    <label>
      Password <input name="password" type="password" required />
    </label>
    <button type="submit">Sign In</button>
  </form>
);

function Dashboard() {
  const counts = useResponse<{ data: { key: string; value: number }[] }>('getDashboardData');
  return <p>{counts?.data.map(({ key, value }) => `${key}: ${value}`).join(', ')}</p>;
}

interface UsersPage {
  users: Record<'_id' | 'firstName' | 'lastName' | 'userName' | 'email' | 'mobile_no', string>[];
  length: number;
}

function Users({ size }: { size: number }) {
  const [{ page, key }, setView] = useState({ page: 1, key: '' });
  const query = new URLSearchParams({
    ...(key && { key }),
    currentPage: `${page}`,
    resultPerPage: `${size}`,
  });
  const shown = useResponse<UsersPage>(`getAllUsers?${query}`);
  const lastPage = Math.ceil((shown?.length ?? 0) / size);
  const pagerButton = (label: string, target: number) => (
    <button
      type="button"
      disabled={target < 1 || target > lastPage}
      onClick={() => setView({ page: target, key })}
    >
      {label}
    </button>
  );
  return (
    <main>
      <input
        type="search"
        aria-label="Search"
        value={key}
        onChange={({ target }) => setView({ page: 1, key: target.value })}
      />
      <table>
        <tbody>
          {shown?.users.map((user, index) => (
            <tr key={user._id}>
              <td>{(page - 1) * size + index + 1}</td>
              <td>{`${user.firstName} ${user.lastName}`}</td>
              <td>{user.userName}</td>
              <td>{user.email}</td>
              <td>{user.mobile_no}</td>
              <td>
                <a href={`#/admin/view/user/${user._id}`}>View</a>
                <button type="button">Delete</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pagerButton('Previous', page - 1)} {page} / {lastPage} {pagerButton('Next', page + 1)}
    </main>
  );
}

function App() {
  if (localStorage.getItem('token') === null) return <SignIn />;
  const [path, query] = location.hash.split('?');
  const size = Number(new URLSearchParams(query).get('size') ?? 5);
  return (
    <>
      <nav aria-label="Main">
        <a href="#/admin/users">Users</a>
      </nav>
      {path === '#/admin/users' ? <Users key={size} size={size} /> : <Dashboard />}
    </>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const render = () => root.render(<App />);
addEventListener('hashchange', render);
render();
