import ConfigProvider from 'antd/es/config-provider';
import { createContext, type ReactNode, useContext } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { createAntdTheme } from './antd-theme.ts';

const HasProvider = createContext(false);

interface AntdProviderProps {
  children: ReactNode;
}

/**
 * The theme of antd's components, around each one: a provider of the whole console would load antd with the first
 * screen. Within another one, as around a select in a dialog, it renders its children alone.
 */
export const AntdProvider = ({ children }: AntdProviderProps) =>
  useContext(HasProvider) ? children : <ThemeProvider>{children}</ThemeProvider>;

function ThemeProvider({ children }: AntdProviderProps) {
  const { theme } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark';
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <HasProvider value>
      <ConfigProvider theme={createAntdTheme(isDark, isMotionReduced)}>{children}</ConfigProvider>
    </HasProvider>
  );
}
