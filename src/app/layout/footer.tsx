import { Link } from 'react-router-dom';
import styles from './footer.module.css';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={styles.footer}>
      Copyright © 2014-{year} <Link to="/admin/dashboard">Story Admin</Link>. All rights reserved.
    </footer>
  );
}
