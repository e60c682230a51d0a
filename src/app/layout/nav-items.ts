import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { Resource } from '../../engine/config/resource.ts';

interface NavItem {
  to: string;
  label: string;
  icon: IconDefinition;
}

/** The icons of resources, in the order of the sidebar. Other resources follow with a general icon. */
const icons: Readonly<Record<string, IconDefinition>> = {
  users: TeamOutlined,
  stories: BookOutlined,
  genres: TagsOutlined,
  banners: PictureOutlined,
};

const order = Object.keys(icons);
const getPosition = ({ name }: Resource) =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** Resources in the order of the sidebar. */
export const sortResources = (resources: readonly Resource[]) =>
  resources.toSorted((a, b) => getPosition(a) - getPosition(b));

/** The links of the sidebar: the dashboard, every resource, and the legal documents. */
export const createNavItems = (resources: readonly Resource[]): NavItem[] => [
  { to: '/admin/dashboard', label: 'Dashboard', icon: AppstoreOutlined },
  ...sortResources(resources).map(({ name, routes, labels }) => ({
    to: routes.list,
    label: labels.plural,
    icon: icons[name] ?? TableOutlined,
  })),
  { to: '/admin/privacy-policy', label: 'Privacy Policy', icon: SafetyOutlined },
  { to: '/admin/terms-and-condition', label: 'Terms & Condition', icon: FileTextOutlined },
];

const getLastSegment = (path: string) => path.split('/').findLast(Boolean);

/** A link is active when the last segment of its path is that of the current path. */
export const isActiveItem = (to: string, pathname: string) =>
  getLastSegment(to) === getLastSegment(pathname);
