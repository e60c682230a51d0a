import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      Copyright © 2014-{new Date().getFullYear()} <Link to="/admin/dashboard">Story Admin</Link>. All
      rights reserved.
    </footer>
  );
}
