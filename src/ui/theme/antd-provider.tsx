import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import type { ReactNode } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { colours } from './colours.ts';
import { readTextScale } from './rem.ts';

/** antd's design tokens, from the same colours as our own components. */
function createAntdTheme(
  isDark: boolean,
  isMotionReduced: boolean,
  textScale: number,
): ThemeConfig {
  const colour = (name: keyof typeof colours) => colours[name][isDark ? 1 : 0];
  return {
    // With this key, components in several providers share one set of CSS variables.
    cssVar: { key: 'story-admin' },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !isMotionReduced,
      colorPrimary: colour('accent'),
      colorLink: colour('link'),
      colorText: colour('text'),
      colorTextSecondary: colour('secondary'),
      colorTextDescription: colour('secondary'),
      colorTextQuaternary: colour('placeholder'),
      colorBgContainer: colour('card'),
      colorBgElevated: colour('card'),
      colorError: colour('danger'),
      colorBorder: colour('field'),
      colorBorderSecondary: colour('border'),
      // antd derives its other lengths from these two.
      fontSize: 14 * textScale,
      fontSizeHeading5: 16 * textScale,
      sizeUnit: 4 * textScale,
      controlHeight: 36 * textScale,
      borderRadius: 8 * textScale,
      fontFamily: 'inherit',
      motionDurationFast: '0.15s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
    },
  };
}

/**
 * Provides the theme to a component of antd. A provider around the whole console would load antd with the first screen.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme: choice } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = choice === 'system' ? isSystemDark : choice === 'dark';
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const antdTheme = createAntdTheme(isDark, isMotionReduced, readTextScale());
  return <ConfigProvider theme={antdTheme}>{children}</ConfigProvider>;
}
