/** The types of what `product.ts` exports about screens that belong to no resource. */
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { OperationKey } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';

/** A link to a screen: in the sidebar above or below the resources, or in the menu of the administrator. */
interface ScreenLink {
  label: string;
  place: 'top' | 'bottom' | 'account';
  icon?: IconDefinition;
}

/** A link below the sign-in form, to a public screen. */
export interface SignInLink {
  to: `/admin/${string}`;
  text: string;
}

/** A screen of the product. */
export interface ProductScreen {
  path: `/admin/${string}`;
  /** Whether it is also shown without a session. */
  isPublic?: boolean;
  link?: ScreenLink;
  /** The first query of the screen, which is sent while its code is loaded. */
  createQuery?: (api: Api) => FetchQueryOptions;
  /** Loads the code of the screen, and passes it to `render`; absent if the code is loaded with the console. */
  importModule?: () => Promise<unknown>;
  render: (module: unknown) => ReactElement;
}

/** A screen whose code is loaded on demand. */
export const defineLazyScreen = <Module>(
  screen: Omit<ProductScreen, 'importModule' | 'render'> & {
    importModule: () => Promise<Module>;
    render: (module: Module) => ReactElement;
  },
): ProductScreen => ({ ...screen, render: (module) => screen.render(module as Module) });

/** A property of a request or response, and what it is shown or edited as. */
type PropertyUse = readonly [property: string, label: string];

/** What a screen of the product uses of an operation: a contract that lacks it would break the screen. */
export interface ScreenUses {
  operation: OperationKey;
  /** The name of the screen in messages: `dashboard`. */
  screen: string;
  address: string;
  body?: readonly PropertyUse[];
  response?: readonly PropertyUse[];
  /** The part of the response that the session keeps as the signed-in administrator. */
  user?: string;
}
