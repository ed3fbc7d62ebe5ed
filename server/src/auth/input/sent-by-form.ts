import type { Endpoint } from "#auth/endpoint/endpoint.ts";

/** The endpoint also takes what a browser sends from a form without a script, which no other does. */
export const sentByForm = ({ spec, mount }: Endpoint): Endpoint => ({
  spec,
  mount(app, deps, count) {
    void app.register(async (scope) => {
      const form = "application/x-www-form-urlencoded";
      scope.addContentTypeParser<string>(form, { parseAs: "string" }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body))),
      );
      mount(scope, deps, count);
    });
  },
});
