/**
 * The floor that `npm run bench -- --page` compares the console with: the same work with react and react-dom alone.
 * Sign in, see the counts, page and search the users. Labels and routes are the console's.
 */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { getToken, signIn, useResponse } from './api.ts';
import { Users } from './users.tsx';
import './floor.css';

function SignIn({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState('');
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        const credentials = Object.fromEntries(new FormData(event.currentTarget));
        signIn(credentials).then(onDone, ({ message }: Error) => setError(message));
      }}
    >
      <h1>Sign In</h1>
      <label>
        Email <input name="email" type="email" required />
      </label>
      <label>
        Password <input name="password" type="password" required />
      </label>
      {error && <p role="alert">{error}</p>}
      <button type="submit">Sign In</button>
    </form>
  );
}

function Dashboard() {
  const counts = useResponse<{ data: { key: string; value: number }[] }>('getDashboardData');
  return (
    <dl>
      {counts?.data.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function App() {
  const [isSignedIn, setSignedIn] = useState(getToken() !== null);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  if (!isSignedIn) return <SignIn onDone={() => setSignedIn(true)} />;
  const [path, query] = hash.split('?');
  const size = Number(new URLSearchParams(query).get('size') ?? 5);
  return (
    <>
      <nav aria-label="Main">
        <a href="#/admin/dashboard">Dashboard</a> <a href="#/admin/users">Users</a>
      </nav>
      <main>
        {path === '#/admin/users' ? <Users key={size} initialSize={size} /> : <Dashboard />}
      </main>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
