import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import { getIcon, type Resource } from '../../engine/config/resource.ts';

const order = ['users', 'stories', 'genres', 'banners'];
const getPosition = ({ name }: Resource) =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** Resources in the order of the sidebar; others than those of the product come last. */
export const sortResources = (resources: readonly Resource[]) =>
  resources.toSorted((a, b) => getPosition(a) - getPosition(b));

/** The links of the sidebar: the dashboard, every resource, and the legal documents. */
export const createNavItems = (resources: readonly Resource[]) => [
  { to: '/admin/dashboard', label: 'Dashboard', icon: AppstoreOutlined },
  ...sortResources(resources).map((resource) => ({
    to: resource.routes.list,
    label: resource.labels.plural,
    icon: getIcon(resource),
  })),
  { to: '/admin/privacy-policy', label: 'Privacy Policy', icon: SafetyOutlined },
  { to: '/admin/terms-and-condition', label: 'Terms & Condition', icon: FileTextOutlined },
];

const getLastSegment = (path: string) => path.split('/').findLast(Boolean);

/** A link is active when the last segment of its path is that of the current path. */
export const isActiveItem = (to: string, pathname: string) =>
  getLastSegment(to) === getLastSegment(pathname);
