import { useState } from 'react';
import { useResponse } from './api.ts';

interface UsersPage {
  users: Record<'_id' | 'firstName' | 'lastName' | 'userName' | 'email' | 'mobile_no', string>[];
  length: number;
}

const columns = ['S.no', 'Name', 'Username', 'Email', 'Mobile.no', 'Actions'];

export function Users({ initialSize }: { initialSize: number }) {
  const [{ page, size, key }, setView] = useState({ page: 1, size: initialSize, key: '' });
  const query = new URLSearchParams({
    ...(key && { key }),
    currentPage: String(page),
    resultPerPage: String(size),
  });
  const { users, length } = useResponse<UsersPage>(`getAllUsers?${query}`) ?? {
    users: [],
    length: 0,
  };
  const lastPage = Math.max(1, Math.ceil(length / size));
  const pagerButton = (label: string, target: number) => (
    <button
      type="button"
      disabled={target < 1 || target > lastPage || target === page}
      onClick={() => setView({ page: target, size, key })}
    >
      {label}
    </button>
  );
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={key}
        onChange={(event) => setView({ page: 1, size, key: event.target.value })}
      />
      <table>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user, index) => (
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
      {pagerButton('First', 1)}
      {pagerButton('Previous', page - 1)}
      {` ${page} / ${lastPage} `}
      {pagerButton('Next', page + 1)}
      {pagerButton('Last', lastPage)}
      <select
        aria-label="Rows per page"
        value={size}
        onChange={(event) => setView({ page: 1, size: Number(event.target.value), key })}
      >
        {[5, 10, 15].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </>
  );
}
