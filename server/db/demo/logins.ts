import type { Role } from "@boresight/domain/accounts/roles";

export interface DemoLogin {
  email: string;
  name: string;
  role: Role;
}

const login = (role: Role) => (name: string) => ({
  role,
  name,
  email: `${name.split(" ", 1)[0]?.toLowerCase()}@example.com`,
});

/** Who may sign in to the demo shop: an admin, six technicians, eight customers, two partners and one who is not linked yet. */
export const demoLogins: readonly DemoLogin[] = [
  login("admin")("Ada Lindqvist"),
  ...["Tom Becker", "Tess Romero", "Theo Novak", "Tara Singh", "Tyrell Brooks", "Tilda Hansen"].map(
    login("technician"),
  ),
  ...[
    "Carla Ortiz",
    "Cyd Palmer",
    "Caleb Stone",
    "Cora Whitfield",
    "Cesar Medina",
    "Clara Novotny",
    "Curtis Bell",
    "Chen Wei",
  ].map(login("customer")),
  ...["Pat Donovan", "Paula Reyes"].map(login("customer")),
  login("user")("Uma Farrow"),
];
