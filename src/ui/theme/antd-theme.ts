import type { ThemeConfig } from 'antd';
import theme from 'antd/es/theme';
import { palette } from './palette.ts';

/** antd's design tokens, from the same palette as our own components. */
export function createAntdTheme(isDark: boolean, isMotionReduced: boolean): ThemeConfig {
  const colour = (name: keyof typeof palette) => palette[name][isDark ? 1 : 0];
  return {
    // Components in several providers share one set of CSS variables.
    cssVar: { key: 'story-admin' },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !isMotionReduced,
      colorPrimary: colour('accent'),
      colorLink: colour('link'),
      colorText: colour('text'),
      colorTextSecondary: colour('secondary'),
      colorTextDescription: colour('secondary'),
      colorTextPlaceholder: colour('placeholder'),
      colorTextQuaternary: colour('placeholder'),
      colorBgLayout: colour('page'),
      colorBgContainer: colour('card'),
      colorBgElevated: colour('card'),
      colorError: colour('danger'),
      colorBorder: colour('field'),
      colorBorderSecondary: colour('border'),
      controlHeight: 36,
      borderRadius: 8,
      borderRadiusLG: 10,
      fontFamily: 'inherit',
      fontSize: 14,
      lineHeight: 22 / 14,
      motionDurationFast: '0.15s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
    },
    components: {
      // The days of the months before and after.
      DatePicker: { colorTextDisabled: colour('placeholder') },
    },
  };
}
