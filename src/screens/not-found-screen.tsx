import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/button.tsx';
import styles from './centred.module.css';

export function NotFoundScreen() {
  return (
    <div className={styles.centred}>
      <title>404 - Not Found!</title>
      <h1>404 - Not Found!</h1>
      <p>There is no page at this address.</p>
      <Link to="/" className={buttonClass('primary')}>
        Go Home
      </Link>
    </div>
  );
}
