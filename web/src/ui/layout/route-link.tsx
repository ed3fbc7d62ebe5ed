import { Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  to: string;
  search?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page of ours whose address and search are plain strings; fits MUI's `component`. */
export function RouteLink({ to, search = {}, ...anchor }: RouteLinkProps) {
  return <Link to={to} search={search} {...anchor} />;
}
