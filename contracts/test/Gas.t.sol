// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {ArrayLayout, LedgerLayout, ScanLayout} from "./layouts/PackedLayout.sol";
import {TextLayout} from "./layouts/TextLayout.sol";
import {vm} from "./Vm.sol";

interface Mintable {
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) external returns (uint256);
    function transferFrom(address from, address to, uint256 tokenId) external;
}

/// @dev Gas of whole transactions (run with --isolate): written to contracts/snapshots, compared with it by the tests. Another
/// brand is minted before, because the very first one also pays for the counter.
contract GasTest is CertificateTest {
    string private constant FIRST_BRAND = "11111111-2222-4333-8444-555555555555";
    string private constant THIRD_BRAND = "99999999-8888-4777-8666-555555555555";
    address private constant EARLIER = address(0xE1);

    function test_gas_chosen() public {
        compare("MarqueCertificate", address(certificates));
    }

    function test_gas_extensions() public {
        compare("TextLayout", address(new TextLayout(OWNER)));
    }

    function test_gas_array() public {
        compare("ArrayLayout", address(new ArrayLayout(OWNER)));
    }

    function test_gas_scan() public {
        compare("ScanLayout", address(new ScanLayout(OWNER)));
    }

    function test_gas_ledger() public {
        compare("LedgerLayout", address(new LedgerLayout(OWNER)));
    }

    function test_gas_operations() public {
        mint(EARLIER, FIRST_BRAND);
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        certificates.claim(promised, signature);
        vm.snapshotGasLastCall("Operations", "claim to a new owner");
        vm.prank(OWNER);
        certificates.mintCertificate(BOB, URI, OTHER_BRAND);
        vm.snapshotGasLastCall("Operations", "mint to a new owner without a root");
        vm.prank(OWNER);
        certificates.mintCertificate(BOB, "https://marque.example/certificates/3.json", "brand", ROOT);
        vm.snapshotGasLastCall("Operations", "mint of texts that cannot be packed");
        vm.prank(OWNER);
        certificates.renewCertificate(1, OTHER_URI, keccak256("later"));
        vm.snapshotGasLastCall("Operations", "renewal");
    }

    function compare(string memory name, address deployed) private {
        Mintable contract_ = Mintable(deployed);
        mintTo(contract_, EARLIER, FIRST_BRAND);
        mintTo(contract_, ALICE, BRAND);
        vm.snapshotGasLastCall(name, "mint to a new owner");
        mintTo(contract_, ALICE, OTHER_BRAND);
        vm.snapshotGasLastCall(name, "mint to the same owner");
        mintTo(contract_, ALICE, THIRD_BRAND);
        vm.prank(ALICE);
        contract_.transferFrom(ALICE, BOB, 2);
        vm.snapshotGasLastCall(name, "transfer to a new owner");
    }

    function mintTo(Mintable contract_, address recipient, string memory brandId) private {
        vm.prank(OWNER);
        contract_.mintCertificate(recipient, URI, brandId, ROOT);
    }
}
