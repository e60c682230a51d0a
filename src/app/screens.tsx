import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import { defineLazyScreen, type ProductScreen } from '../engine/config/product.ts';
import { productScreens } from './resources.ts';
import { homePath } from '../session/require-auth.tsx';

const overview = defineLazyScreen({
  path: homePath,
  link: { label: 'Dashboard', place: 'top', icon: AppstoreOutlined },
  importModule: () => import('./overview/overview-screen.tsx'),
  render: ({ OverviewScreen }) => <OverviewScreen />,
});

/** The screens that belong to no resource: those of the product, and a dashboard with counts if the product has none. */
export const screens: readonly ProductScreen[] = productScreens.some(
  ({ path }) => path === homePath,
)
  ? productScreens
  : [overview, ...productScreens];

/** The screen with the profile of the administrator, if there is one. */
export const accountScreen = screens.find(({ link }) => link?.place === 'account');
