// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {vm} from "./Vm.sol";

/// @dev What the owner alone may do, and what the contract says of itself.
contract OwnershipTest is CertificateTest {
    function test_ownership_changesInTwoSteps() public {
        vm.prank(OWNER);
        certificates.transferOwnership(ALICE);
        vm.assertEq(certificates.owner(), OWNER);
        vm.assertEq(certificates.pendingOwner(), ALICE);
        refusesTo(BOB, abi.encodeCall(certificates.acceptOwnership, ()));
        refusesTo(ALICE, abi.encodeCall(certificates.pauseClaims, ()));
        vm.prank(ALICE);
        certificates.acceptOwnership();
        vm.assertEq(certificates.owner(), ALICE);
        refusesTo(OWNER, abi.encodeWithSignature("mintCertificate(address,string,string)", BOB, URI, BRAND));
    }

    function test_ownersFunctions_refuseEverybodyElse() public {
        mint(ALICE, BRAND);
        refusesTo(ALICE, abi.encodeCall(certificates.renewCertificate, (1, OTHER_URI, ROOT)));
        refusesTo(ALICE, abi.encodeCall(certificates.pauseClaims, ()));
        refusesTo(ALICE, abi.encodeCall(certificates.resumeClaims, ()));
        refusesTo(ALICE, abi.encodeCall(certificates.setContractURI, ("other")));
        refusesTo(ALICE, abi.encodeCall(certificates.transferOwnership, (ALICE)));
        refusesTo(ALICE, abi.encodeCall(certificates.renounceOwnership, ()));
    }

    function test_pause_isToldAndNeverTwice() public {
        vm.startPrank(OWNER);
        vm.expectEmit(address(certificates));
        emit Pausable.Paused(OWNER);
        certificates.pauseClaims();
        vm.assertTrue(certificates.paused());
        vm.expectRevert(Pausable.EnforcedPause.selector);
        certificates.pauseClaims();
        certificates.resumeClaims();
        vm.assertFalse(certificates.paused());
        vm.expectRevert(Pausable.ExpectedPause.selector);
        certificates.resumeClaims();
    }

    function test_pause_stopsNoTransfer() public {
        mint(ALICE, BRAND);
        vm.prank(OWNER);
        certificates.pauseClaims();
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 1);
        vm.assertEq(certificates.ownerOf(1), BOB);
    }

    function test_renewal_changesUriAndRootAndTellsOfIt() public {
        mint(ALICE, BRAND);
        vm.prank(OWNER);
        vm.expectEmit(address(certificates));
        emit IMarqueCertificate.Certified(1, keccak256("later"), OTHER_URI);
        vm.expectEmit(address(certificates));
        emit IERC4906.MetadataUpdate(1);
        certificates.renewCertificate(1, OTHER_URI, keccak256("later"));
        vm.assertEq(certificates.tokenURI(1), OTHER_URI);
        vm.assertEq(certificates.rootOf(1), keccak256("later"));
        vm.assertEq(certificates.getBrandId(1), BRAND);
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function test_renewal_revertsWithoutACertificate() public {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 1));
        certificates.renewCertificate(1, URI, ROOT);
    }

    /// From a text to a packed address and back, in any order, nothing of the former one is left.
    function testFuzz_renewal_keepsItsText(string calldata first, string calldata second, bytes32 root) public {
        mint(ALICE, BRAND);
        string[4] memory uris = [first, OTHER_URI, second, first];
        for (uint256 i = 0; i < uris.length; ++i) {
            vm.prank(OWNER);
            certificates.renewCertificate(1, uris[i], root);
            vm.assertEq(certificates.tokenURI(1), uris[i]);
            vm.assertEq(certificates.rootOf(1), root);
        }
    }

    function test_contractUri_isSetAndToldByErc7572() public {
        vm.assertEq(certificates.contractURI(), "https://marque.example/collection.json");
        vm.prank(OWNER);
        vm.expectEmit(address(certificates));
        emit IMarqueCertificate.ContractURIUpdated();
        certificates.setContractURI(URI);
        vm.assertEq(certificates.contractURI(), URI);
    }

    function test_interfaces_areNamedByErc165() public view {
        vm.assertTrue(certificates.supportsInterface(type(IERC165).interfaceId));
        vm.assertTrue(certificates.supportsInterface(type(IERC721).interfaceId));
        vm.assertTrue(certificates.supportsInterface(type(IERC721Metadata).interfaceId));
        vm.assertTrue(certificates.supportsInterface(type(IERC721Enumerable).interfaceId));
        vm.assertTrue(certificates.supportsInterface(type(IMarqueCertificate).interfaceId));
        vm.assertTrue(certificates.supportsInterface(0x49064906));
        vm.assertTrue(certificates.supportsInterface(0xe8a3d485));
        vm.assertFalse(certificates.supportsInterface(0xffffffff));
    }

    function test_names_areThoseOfTheCollectionAndItsDomain() public view {
        vm.assertEq(certificates.name(), "Marque Certificate");
        vm.assertEq(certificates.symbol(), "MARQUE");
        (bytes1 fields, string memory name, string memory version, uint256 chainId, address self, , ) = certificates
            .eip712Domain();
        vm.assertTrue(fields == 0x0f);
        vm.assertEq(name, "MarqueCertificate");
        vm.assertEq(version, "1");
        vm.assertEq(chainId, block.chainid);
        vm.assertEq(self, address(certificates));
    }

    function refusesTo(address caller, bytes memory call_) private {
        vm.prank(caller);
        (bool isDone, bytes memory answer) = address(certificates).call(call_);
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller);
        vm.assertFalse(isDone);
        vm.assertEq(keccak256(answer), keccak256(refusal));
    }
}
