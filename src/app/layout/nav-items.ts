import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';

/** The links of the sidebar. */
export const navItems = [
  { to: '/admin/dashboard', label: 'Dashboard', Icon: AppstoreOutlined },
  { to: '/admin/users', label: 'Users', Icon: TeamOutlined },
  { to: '/admin/stories', label: 'Stories', Icon: BookOutlined },
  { to: '/admin/genres', label: 'Genres', Icon: TagsOutlined },
  { to: '/admin/banners', label: 'Banners', Icon: PictureOutlined },
  { to: '/admin/privacy-policy', label: 'Privacy Policy', Icon: SafetyOutlined },
  { to: '/admin/terms-and-condition', label: 'Terms & Condition', Icon: FileTextOutlined },
];

const getLastSegment = (path: string) => path.split('/').findLast(Boolean);

/** A link is active when the last segment of its path is that of the current path. */
export const isActiveItem = (to: string, pathname: string) =>
  getLastSegment(to) === getLastSegment(pathname);
