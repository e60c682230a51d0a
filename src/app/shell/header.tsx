import MenuOutlined from '@ant-design/icons/MenuOutlined';
import Dropdown from 'antd/es/dropdown';
import { useNavigate } from 'react-router-dom';
import type { Admin } from '../../session/stored-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from './avatar.tsx';
import styles from './header.module.css';
import { nameOf } from './person.ts';

interface HeaderProps {
  user: Admin;
  expanded: boolean;
  onToggle: () => void;
}

export function Header({ user, expanded, onToggle }: HeaderProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <header className={styles.header}>
      <Button look="icon" aria-label="Toggle sidebar" aria-expanded={expanded} onClick={onToggle}>
        <MenuOutlined aria-hidden />
      </Button>
      <Dropdown
        autoFocus
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            {
              type: 'group',
              label: 'Signed in as Admin',
              children: [
                {
                  key: 'profile',
                  label: 'Profile',
                  onClick: () => void navigate('/admin/view-profile'),
                },
                { key: 'sign-out', label: 'Log Out', onClick: signOut },
              ],
            },
          ],
        }}
      >
        <button
          type="button"
          className={styles.account}
          aria-haspopup="menu"
          aria-label={`Account of ${nameOf(user)}`}
        >
          <Avatar user={user} />
        </button>
      </Dropdown>
    </header>
  );
}
