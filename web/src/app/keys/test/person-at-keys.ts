/** Who presses the keys, and where they were led: one for all tests, as what they try is loaded once for all of them. */
export const person = { id: "ada", defaultRole: "admin", roles: ["admin"] };
export const done: unknown[] = [];

export const auth = () => ({ useAuth: () => ({ user: person, signOut: () => done.push("sign out") }) });
export const navigation = () => ({ useNavigate: () => (place: unknown) => done.push(place) });
