import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { CSSProperties, SVGProps } from 'react';
import styles from './icon.module.css';

interface IconProps {
  /** The data of an outlined or filled icon. */
  of: IconDefinition;
  /** What it says; without a label it is hidden from assistive technology. */
  label?: string;
  className?: string | undefined;
}

/**
 * The CSS variables `--icon` and `--icon-transform` of an icon, for `drawnIconClass`: it is then drawn without elements
 * of its own.
 */
export function getIconStyle({ icon }: IconDefinition): CSSProperties {
  if (typeof icon === 'function')
    throw new Error('Two-tone icons are not supported: import an outlined one.');
  const { viewBox = '', 'fill-rule': fillRule = 'nonzero' } = icon.attrs;
  const [left = 0, top = 0, width = 0] = viewBox.split(' ').map(Number);
  const paths = icon.children?.map(({ attrs }) => attrs.d).join(' ');
  const variables = {
    '--icon': `path(${fillRule}, '${paths}')`,
    '--icon-transform': `scale(${16 / width}) translate(${-left}px, ${-top}px)`,
  };
  return variables as CSSProperties;
}

/** The class of an element with an icon of 16 pixels before its content, by `getIconStyle`. */
export const drawnIconClass = styles.drawn;

/** An icon in the size and the colour of the text. */
export function Icon({ of: { icon }, label, className = '' }: IconProps) {
  if (typeof icon === 'function')
    throw new Error('Two-tone icons are not supported: import an outlined one.');
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox={icon.attrs.viewBox}
      width="1em"
      height="1em"
      fill="currentColor"
      fillRule={icon.attrs['fill-rule'] as SVGProps<SVGSVGElement>['fillRule']}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon.children?.map(({ attrs }) => (
        <path key={attrs.d} d={attrs.d} />
      ))}
    </svg>
  );
}
