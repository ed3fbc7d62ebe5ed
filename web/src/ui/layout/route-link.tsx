import { Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

/** Where a part of a chart or a row leads. */
export interface LinkTarget {
  to: string;
  search?: Readonly<Record<string, string>>;
}

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  to: string;
  search?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to one of our pages whose address and search are plain strings; fits MUI's `component`. */
export function RouteLink({ to, search = {}, ...anchor }: RouteLinkProps) {
  return <Link to={to} search={search} {...anchor} />;
}
