import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { ComponentType } from 'react';
import type { Resource } from '../../engine/resource.ts';

interface NavItem {
  to: string;
  label: string;
  Icon: ComponentType;
}

/** The icons of resources, in the order of the sidebar. Other resources follow with a general icon. */
const icons: Readonly<Record<string, ComponentType>> = {
  users: TeamOutlined,
  stories: BookOutlined,
  genres: TagsOutlined,
  banners: PictureOutlined,
};

const order = Object.keys(icons);
const getPosition = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** The links of the sidebar: the dashboard, every resource, and the legal documents. */
export const createNavItems = (resources: readonly Resource[]): NavItem[] => [
  { to: '/admin/dashboard', label: 'Dashboard', Icon: AppstoreOutlined },
  ...resources
    .toSorted((a, b) => getPosition(a.name) - getPosition(b.name))
    .map(({ name, routes, labels }) => ({
      to: routes.list,
      label: labels.plural,
      Icon: icons[name] ?? TableOutlined,
    })),
  { to: '/admin/privacy-policy', label: 'Privacy Policy', Icon: SafetyOutlined },
  { to: '/admin/terms-and-condition', label: 'Terms & Condition', Icon: FileTextOutlined },
];

const getLastSegment = (path: string) => path.split('/').findLast(Boolean);

/** A link is active when the last segment of its path is that of the current path. */
export const isActiveItem = (to: string, pathname: string) =>
  getLastSegment(to) === getLastSegment(pathname);
